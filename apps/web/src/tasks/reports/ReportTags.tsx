import { isZero } from '@gemba/contract/kit/fixed-point';
import type { TimeReportRow } from '@gemba/contract/tasks/reports/time-report';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';

type Shown = Pick<TimeReportRow, 'kind' | 'correctedBy' | 'excessQty'>;

/** How a report came about, and whether it still counts. */
export function ReportTags({ report: { kind, correctedBy, excessQty } }: { report: Shown }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  return (
    <>
      <StatusTag tone={kind === 'COUNTER' ? 'warn' : 'idle'} plain={kind !== 'COUNTER'}>
        {t(`kinds.${kind}`)}
      </StatusTag>
      {correctedBy !== null && (
        <StatusTag tone="idle" shape="cross">
          {t('takenBack')}
        </StatusTag>
      )}
      {!isZero(excessQty) && (
        <StatusTag tone="warn">{t('aboveMaximum', { quantity: figures.quantity(excessQty) })}</StatusTag>
      )}
    </>
  );
}
