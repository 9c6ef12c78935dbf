import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { ReceivedItem } from '@gemba/contract/receiving/purchase-order/receive-purchase-order';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import type { LineProps } from './line-props.ts';
import styles from './ReceiveLineCard.module.css';
import { type Lot, lotsOf, qualifiedOf, quantityOfLot, type Verdict, withVerdict } from './typed.ts';

const VERDICTS = ['accept', 'qa', 'part'] as const;

/** The verdict on the goods: usable at once, to QA, or in parts; with the inspection report where one is needed. */
export function InspectionPart({ line, typed, onChange, errorAt }: LineProps) {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const figures = useFigures();
  const { needsInspection, unit, part } = line;
  const { verdict, qualified, irNumber, total } = typed;
  const error = errorAt('.qualified');
  const lots = lotsOf(line, typed);
  const ofLine = {
    key: 0,
    label: t('field.qualified'),
    value: qualified,
    max: total,
    error,
    onSet: (next: string) => onChange({ ...typed, qualified: next }),
  };
  const ofLot = (lot: Lot) => {
    const [first = 0] = lot.indexes;
    return {
      key: first,
      label: t('qualifiedOfLot', { lotNumber: lot.lotNumber || '–' }),
      value: qualifiedOf(typed, lot, false),
      max: quantityOfLot(typed, lot),
      error: errorAt(`.qualified.${first}`),
      onSet: (next: string) =>
        onChange({
          ...typed,
          places: typed.places.map((place, index) => (index === first ? { ...place, qualified: next } : place)),
        }),
    };
  };
  const asked = verdict !== 'part' ? [] : lots.length > 1 ? lots.map(ofLot) : [ofLine];
  return (
    <div className={styles['fields']}>
      <div data-wrong={error ? true : undefined}>
        <p className={styles['label']} aria-hidden="true">
          {t('verdict')}
        </p>
        <SegmentedControl<Verdict>
          label={t('verdict')}
          segments={VERDICTS.map((value) => ({ value, label: t(`verdicts.${value}`) }))}
          value={verdict}
          onChange={(next) => onChange(withVerdict(line, typed, next))}
        />
        {error && verdict !== 'part' && <Help tone="error">{error}</Help>}
      </div>
      {asked.map(({ key, label, value, max, error: wrong, onSet }) => (
        <div key={key} data-wrong={wrong ? true : undefined}>
          <p className={styles['label']} aria-hidden="true">
            {label}
          </p>
          <Stepper
            label={label}
            value={value}
            min="0"
            max={max}
            unit={unit}
            all={max}
            places={QUANTITY_SCALE}
            padTitle={<span className="code">{part}</span>}
            padSub={label}
            outside={say('QTY_QUALIFIED_OVER_RECEIVED', { received: figures.quantity(max) })}
            error={wrong}
            onChange={onSet}
          />
        </div>
      ))}
      {(needsInspection || verdict === 'qa' || verdict === 'part') && (
        <Field
          code
          name="irNumber"
          label={t('field.irNumber')}
          value={irNumber}
          maxLength={maximumLength(ReceivedItem.shape.irNumber)}
          autoComplete="off"
          autoCapitalize="characters"
          error={errorAt('.irNumber')}
          help={needsInspection ? undefined : t('irOptional')}
          onChange={({ target }) => onChange({ ...typed, irNumber: target.value })}
        />
      )}
    </div>
  );
}
