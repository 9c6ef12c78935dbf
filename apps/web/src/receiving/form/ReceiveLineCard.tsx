import { PHOTO_LIMITS } from '@gemba/contract/kit/files/photo-limits';
import { compare, isZero, negate, sumPlain } from '@gemba/contract/kit/fixed-point';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { PhotoPart } from '../../kit/photos/PhotoPart.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode, asStrong } from '../../kit/ui/figures/as-code.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { type FormLine, LineCard } from '../../kit/ui/list/LineCard.tsx';
import { hasTags, PartTags } from '../../parts/index.ts';
import { InspectionPart } from './InspectionPart.tsx';
import { LineFields } from './LineFields.tsx';
import type { LineProps, ReceiveKind } from './line-props.ts';
import { PlacesPart } from './PlacesPart.tsx';
import { QuantityPart } from './QuantityPart.tsx';
import styles from './ReceiveLineCard.module.css';
import { ReturnedToPart } from './ReturnedToPart.tsx';
import { isNa } from './receive-line.ts';
import { isTouched, withTotal } from './typed.ts';

type Props = LineProps &
  FormLine & {
    warehouse: string;
    /** Goods may be put into QA. */
    mayInspect: boolean;
    kind: ReceiveKind;
    /** The form that photos are taken in. */
    photosOf: string;
  };

/** One line to receive: how much came, where it goes, what becomes of it. */
export function ReceiveLineCard(props: Props) {
  const { line, typed, onChange, errorAt, open, wrong, lacks, onToggle, warehouse, mayInspect, kind, photosOf } = props;
  const t = useTranslations('receiving');
  const kit = useTranslations('kit');
  const figures = useFigures();
  const nameOf = usePartName();
  const { itemNumber, part, revision, ordered, max, unit, stock, inTransit, costIsZero, mayBeShort } = line;
  const toMax = compare(typed.total, max);
  const complete = !isZero(typed.total) && toMax === 0;
  const touched = isTouched(typed);
  const state = wrong ? 'wrong' : (complete || typed.short) && !lacks ? 'done' : touched ? 'partial' : 'todo';
  const name = stock ? nameOf(stock) : line.description;
  const error = errorAt('');
  const noneLeft = isZero(max);
  const offersShort = mayBeShort === 'always' || (mayBeShort === 'withGoods' && !isZero(typed.total));
  const filled = new Set(typed.places.filter(({ quantity }) => !isZero(quantity)).map(({ location }) => location));
  const chips = stock && hasTags(stock);
  return (
    <LineCard
      number={itemNumber}
      title={part}
      sub={
        open ? (
          [t('lineNumber', { itemNumber: String(itemNumber) }), revision && t('revision', { revision }), name]
            .filter(Boolean)
            .join(' · ')
        ) : (
          <>
            {name}
            <br />
            {t.rich(line.returned ? 'countApproved' : 'countOrdered', {
              quantity: `${figures.quantity(ordered)} ${unit}`.trim(),
              b: asStrong,
            })}
            {[...filled].filter(Boolean).map((place) => (
              <Fragment key={place}> · {asCode(place)}</Fragment>
            ))}
          </>
        )
      }
      state={state}
      open={open}
      onToggle={onToggle}
      value={
        touched || noneLeft ? (
          <>
            {figures.quantity(typed.total)} / {figures.quantity(max)} <small>{unit}</small>
          </>
        ) : undefined
      }
      valueSub={
        noneLeft && !touched
          ? t('nothingLeft')
          : typed.short
            ? t('shortBy', { quantity: figures.quantity(shortOf(typed.total, max)) })
            : complete
              ? t(lacks ? 'lacks' : 'complete')
              : t('toGo', { quantity: figures.quantity(shortOf(typed.total, max)) })
      }
      wrongSub={toMax > 0 ? t('overBy', { quantity: figures.quantity(shortOf(max, typed.total)) }) : undefined}
      quick={
        !touched &&
        !noneLeft && (
          <Button
            small
            aria-label={`${kit('all', { value: figures.quantity(max) })} ${part}`}
            onClick={() => onChange(withTotal(typed, max))}
          >
            {kit('all', { value: figures.quantity(max) })}
          </Button>
        )
      }
      chips={
        (chips || costIsZero || !isZero(inTransit)) && (
          <>
            {chips && <PartTags part={stock} />}
            {costIsZero && <StatusTag tone="warn">{t('zeroCost')}</StatusTag>}
            {!isZero(inTransit) && (
              <StatusTag tone="info" icon={IconTransit}>
                {t('onTheWay', { quantity: figures.quantity(inTransit) })}
              </StatusTag>
            )}
          </>
        )
      }
    >
      {error && (
        <div data-wrong tabIndex={-1}>
          <Help tone="error">{error}</Help>
        </div>
      )}
      <QuantityPart line={line} typed={typed} onChange={onChange} errorAt={errorAt} />
      {!isNa(line) && (
        <PlacesPart line={line} typed={typed} onChange={onChange} errorAt={errorAt} warehouse={warehouse} />
      )}
      {!isNa(line) && mayInspect && <InspectionPart line={line} typed={typed} onChange={onChange} errorAt={errorAt} />}
      {line.returned && <ReturnedToPart line={line} typed={typed} onChange={onChange} />}
      <LineFields line={line} typed={typed} onChange={onChange} errorAt={errorAt} kind={kind} />
      <div className={styles['acts']}>
        <PhotoPart of={photosOf} line={itemNumber} megabytes={PHOTO_LIMITS.fileMegabytes} />
        {toMax < 0 && offersShort && (
          <Button
            small
            kind="outline"
            aria-pressed={typed.short}
            onClick={() => {
              onChange({ ...typed, short: !typed.short });
              if (!typed.short) onToggle();
            }}
          >
            {t(typed.short ? 'notShort' : 'short')}
          </Button>
        )}
      </div>
    </LineCard>
  );
}

const shortOf = (total: string, max: string) => sumPlain([max, negate(total)]);
