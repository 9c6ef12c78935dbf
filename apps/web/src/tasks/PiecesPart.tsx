import { isMore } from '@gemba/contract/inventory/posting-rules';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import type { ReportableOperation } from '@gemba/contract/tasks/reports/reportable-work-order';
import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { classesOf } from '../kit/ui/classes.ts';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { IconCancelled, IconOk } from '../kit/ui/icons.ts';
import { SegmentedControl } from '../kit/ui/input/SegmentedControl.tsx';
import { Stepper } from '../kit/ui/input/Stepper.tsx';
import { DefectRows } from './DefectRows.tsx';
import styles from './PiecesPart.module.css';
import { sumOfDefects, type TypedPieces } from './pieces.ts';

const c = classesOf(styles);

/** Facts of the operation that pieces are reported on. */
export type PiecesOf = Pick<ReportableOperation, 'maximum' | 'defectItems'> & { uom: string };

/** More than can be reported without a confirmation. */
export const isOverMaximum = ({ qualifiedQty }: TypedPieces, maximum: string) =>
  qualifiedQty !== '' && isMore(qualifiedQty, maximum);

type Props = {
  facts: PiecesOf;
  typed: TypedPieces;
  onChange: (part: Partial<TypedPieces>) => void;
  errorAt: (field: string) => string | undefined;
};

/** Good pieces, defective ones by their items, and how they are paid. */
export function PiecesPart({ facts, typed, onChange, errorAt }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const { maximum, defectItems, uom } = facts;
  const { qualifiedQty, defects, wageType } = typed;
  const shown = figures.quantity(maximum);
  const wrongDefects = errorAt('defectiveItems');
  return (
    <div className={c('parts')}>
      <div data-wrong={errorAt('qualifiedQty') ? true : undefined}>
        <h2 className={c('title', 'good')}>
          <IconOk size={18} />
          {t('qualifiedQty')}
        </h2>
        <Stepper
          label={t('qualifiedQty')}
          value={qualifiedQty}
          unit={uom}
          all={maximum}
          places={QUANTITY_SCALE}
          padNote={t('reportableAtMost', { maximum: shown })}
          error={errorAt('qualifiedQty')}
          onChange={(quantity) => onChange({ qualifiedQty: quantity })}
        />
      </div>
      {isOverMaximum(typed, maximum) && (
        <Banner tone="warn" title={t('overMaximum', { quantity: figures.quantity(qualifiedQty), maximum: shown })}>
          {t('overMaximumHow', { quantity: figures.quantity(qualifiedQty) })}
        </Banner>
      )}
      <div data-wrong={wrongDefects ? true : undefined}>
        <h2 className={c('title', 'bad')}>
          <IconCancelled size={18} />
          {t('defectiveQty')}
          <span className={c('sum')}>
            {figures.quantity(sumOfDefects(defects))} {uom}
          </span>
        </h2>
        <DefectRows
          items={defectItems}
          defects={defects}
          uom={uom}
          errorAt={(item) => errorAt(`defects.${item}`)}
          onChange={(item, quantity) => onChange({ defects: { ...defects, [item]: quantity } })}
        />
      </div>
      <div className={c('wage')}>
        <span className={c('label')}>{t('paidBy')}</span>
        <div className={c('choice')}>
          <SegmentedControl
            label={t('paidBy')}
            segments={(['1', '2'] as const).map((value) => ({ value, label: t(`wage.${value}`) }))}
            value={wageType}
            onChange={(value) => onChange({ wageType: value })}
          />
        </div>
      </div>
    </div>
  );
}
