import { useTranslations } from 'use-intl';
import { isZero, useRefusal } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asStrong } from '../../kit/ui/as-code.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { addDecimals, compareDecimals, negated } from '../../kit/ui/decimal-input.ts';
import { Help } from '../../kit/ui/Help.tsx';
import { LineCard } from '../../kit/ui/LineCard.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';
import { hasTags, PartTags, usePartName } from '../../parts/index.ts';
import type { LineProps } from './line-props.ts';
import styles from './PickLineCard.module.css';
import { PicksPart } from './PicksPart.tsx';
import { allOf, isNa } from './pick-line.ts';
import { isTouched, quantityOf, withAll } from './typed.ts';

type Props = LineProps & {
  open: boolean;
  wrong: boolean;
  /** Something must be entered yet. */
  lacks: boolean;
  onToggle: () => void;
};

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
  const toMax = compareDecimals(quantity, max);
  const complete = touched && toMax === 0;
  const otherRevision = stock && revision !== null && revision !== stock.revision;
  const all = stock?.hold || otherRevision ? '0' : allOf(line);
  const noneLeft = isZero(max);
  const name = stock ? nameOf(stock) : line.description;
  const error = errorAt('');
  const fill = () => onChange(withAll(line, box));
  const words = [t('lineNumber', { itemNumber: String(itemNumber) }), revision && t('revision', { revision }), name];
  const allLabel = kit('all', { value: shown(all) });
  return (
    <LineCard
      number={itemNumber}
      title={part}
      sub={open ? words.filter(Boolean).join(' · ') : name}
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
        toMax > 0
          ? t('overBy', { quantity: shown(addDecimals(quantity, negated(max))) })
          : noneLeft
            ? t('nothingLeft')
            : complete
              ? t(lacks ? 'lacks' : 'picked')
              : !touched && isZero(allOf(line))
                ? t('noneOnHand')
                : undefined
      }
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
        <span>{t.rich(kind === 'ship' ? 'ordered' : 'needed', { quantity: shown(line.ordered), b: asStrong })}</span>
        <span>{t.rich(kind === 'ship' ? 'shipped' : 'issued', { quantity: shown(line.gone), b: asStrong })}</span>
        {!isZero(line.picked) && <span>{t.rich('inSip', { quantity: shown(line.picked), b: asStrong })}</span>}
        <span>{t.rich(kind === 'ship' ? 'toShip' : 'toIssue', { quantity: shown(max), b: asStrong })}</span>
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
        <PicksPart {...{ line, typed, onChange, errorAt, kind, box }} />
      )}
      {compareDecimals(quantity, all) < 0 && (
        <Button small onClick={fill}>
          {allLabel}
        </Button>
      )}
    </LineCard>
  );
}
