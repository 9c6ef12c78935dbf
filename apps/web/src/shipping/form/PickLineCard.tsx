import { compare, isZero, negate, sumPlain } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asStrong } from '../../kit/ui/figures/as-code.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import { type FormLine, LineCard } from '../../kit/ui/list/LineCard.tsx';
import { hasTags, PartTags } from '../../parts/index.ts';
import type { LineProps } from './line-props.ts';
import styles from './PickLineCard.module.css';
import { PicksPart } from './PicksPart.tsx';
import { allOf, isNa, type PickKind } from './pick-line.ts';
import { isTouched, quantityOf, withAll } from './typed.ts';

type Props = LineProps & FormLine;

/** Words for the whole quantity of a line, for what has gone, and for what is left. */
const COUNTS = {
  ship: { whole: 'ordered', gone: 'shipped', left: 'toShip' },
  issue: { whole: 'needed', gone: 'issued', left: 'toIssue' },
  return: { whole: 'approved', gone: 'shipped', left: 'toShip' },
} as const satisfies Record<PickKind, object>;
type Counts = (typeof COUNTS)[PickKind];
type Count = Counts[keyof Counts] | 'inSip';

/** One line to pick: how much, from where, what is in its way. */
export function PickLineCard(props: Props) {
  const { line, typed, onChange, errorAt, kind, box, open, wrong, lacks, onToggle } = props;
  const t = useTranslations('shipping');
  const kit = useTranslations('kit');
  const say = useRefusal();
  const figures = useFigures();
  const nameOf = usePartName();
  const { itemNumber, part, revision, max, unit, stock } = line;
  const shown = figures.quantity;
  const quantity = quantityOf(line, typed);
  const touched = isTouched(line, typed);
  const toMax = compare(quantity, max);
  const complete = touched && toMax === 0;
  const otherRevision = stock && revision !== null && revision !== stock.revision;
  const all = stock?.hold || otherRevision ? '0' : allOf(line);
  const noneLeft = isZero(max);
  const name = stock ? nameOf(stock) : line.description;
  const error = errorAt('');
  const fill = () => onChange(withAll(line, box));
  const words = [t('lineNumber', { itemNumber: String(itemNumber) }), revision && t('revision', { revision }), name];
  const { whole, gone, left } = COUNTS[kind];
  const count = (label: Count, figure: string) => t.rich(label, { quantity: figure.trim(), b: asStrong });
  const allLabel = kit('all', { value: shown(all) });
  return (
    <LineCard
      number={itemNumber}
      title={part}
      sub={
        open ? (
          words.filter(Boolean).join(' · ')
        ) : (
          <>
            {name}
            <br />
            {count(whole, `${shown(line.ordered)} ${unit}`)}
          </>
        )
      }
      state={wrong ? 'wrong' : complete && !lacks ? 'done' : touched ? 'partial' : 'todo'}
      open={open}
      onToggle={onToggle}
      value={
        touched || noneLeft || isZero(all) ? (
          <>
            {shown(quantity)} / {shown(max)} <small>{unit}</small>
          </>
        ) : undefined
      }
      valueSub={
        noneLeft
          ? t('nothingLeft')
          : complete
            ? t(lacks ? 'lacks' : 'picked')
            : !touched && isZero(allOf(line))
              ? t('noneOnHand')
              : undefined
      }
      wrongSub={toMax > 0 ? t('overBy', { quantity: shown(sumPlain([quantity, negate(max)])) }) : undefined}
      quick={
        !touched &&
        !isZero(all) && (
          <Button small aria-label={`${allLabel} ${part}`} onClick={fill}>
            {allLabel}
          </Button>
        )
      }
      chips={
        stock &&
        (hasTags(stock) || otherRevision) && (
          <>
            {hasTags(stock) && <PartTags part={stock} />}
            {otherRevision && <StatusTag tone="bad">{t('stockIsRevision', { revision: stock.revision })}</StatusTag>}
          </>
        )
      }
    >
      {error && (
        <div data-wrong tabIndex={-1}>
          <Help tone="error">{error}</Help>
        </div>
      )}
      {!error && stock?.hold && <Help>{stock.holdReason || say('PART_IS_HOLD', { partNumber: part })}</Help>}
      <p className={styles['counts']}>
        <span>{count(whole, shown(line.ordered))}</span>
        <span>{count(gone, shown(line.gone))}</span>
        {!isZero(line.picked) && <span>{count('inSip', shown(line.picked))}</span>}
        <span>{count(left, shown(max))}</span>
      </p>
      {isNa(line) ? (
        <Stepper
          label={t('newQtyShipped')}
          value={typed.total}
          min="0"
          max={max}
          unit={unit}
          all={max}
          places={4}
          padTitle={<span className="code">{part}</span>}
          outside={say('INVALID_INPUT')}
          error={errorAt('.total')}
          onChange={(total) => onChange({ ...typed, total })}
        />
      ) : (
        <PicksPart line={line} typed={typed} onChange={onChange} errorAt={errorAt} kind={kind} box={box} />
      )}
      {compare(quantity, all) < 0 && (
        <Button small onClick={fill}>
          {allLabel}
        </Button>
      )}
    </LineCard>
  );
}
