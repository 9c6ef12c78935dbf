import { useTranslations } from 'use-intl';
import { useRefusal } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { SegmentedControl } from '../../kit/ui/SegmentedControl.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';
import type { LineProps } from './line-props.ts';
import styles from './ReceiveLineCard.module.css';
import type { Verdict } from './typed.ts';

const VERDICTS = ['accept', 'qa', 'part'] as const;
const PLACES = 4;

/** What becomes of it: usable at once, to QA, or some of it each; with the inspection report where one is needed. */
export function InspectionPart({ line, typed, onChange, errorAt }: LineProps) {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const figures = useFigures();
  const { needsInspection, unit, part } = line;
  const { verdict, qualified, irNumber, total } = typed;
  const error = errorAt('.qualified');
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
          onChange={(next) => onChange({ ...typed, verdict: next })}
        />
        {error && verdict !== 'part' && <Help tone="error">{error}</Help>}
      </div>
      {verdict === 'part' && (
        <div>
          <p className={styles['label']} aria-hidden="true">
            {t('field.qualified')}
          </p>
          <Stepper
            label={t('field.qualified')}
            value={qualified}
            min="0"
            max={total}
            unit={unit}
            all={total}
            places={PLACES}
            padTitle={<span className="code">{part}</span>}
            padSub={t('field.qualified')}
            outside={say('QTY_QUALIFIED_OVER_RECEIVED', { received: figures.quantity(total) })}
            error={error}
            onChange={(next) => onChange({ ...typed, qualified: next })}
          />
        </div>
      )}
      {(needsInspection || verdict === 'qa' || verdict === 'part') && (
        <Field
          code
          name="irNumber"
          label={t('field.irNumber')}
          value={irNumber}
          maxLength={40}
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
