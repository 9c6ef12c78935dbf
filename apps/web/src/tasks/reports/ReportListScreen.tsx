import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDays } from '../../inventory/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconClock } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { addressOfTimeReport } from '../addresses.ts';
import { useDurations } from '../use-durations.ts';
import { useOperationTitle } from '../use-operation-title.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import { ReportTags } from './ReportTags.tsx';
import { reportsIn, useListTimeReports } from './use-list-time-reports.ts';

/** My time reports, the newest first; those of a work centre for its lead. */
export function ReportListScreen() {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const figures = useFigures();
  const titleOf = useOperationTitle();
  const durations = useDurations();
  const back = useBackTo('/report');
  const asked = reportsIn(useSearch({ from: '/signedIn/report/reportList' }));
  const { from, to, wc } = asked;
  const pages = useListTimeReports(asked);
  const show = (days: { from?: string | undefined; to?: string | undefined }) =>
    void navigate({ to: '/report/reportList', search: { from, to, wc, ...days }, replace: true });
  const days = useDays({ from, to }, show);
  return (
    <ListScreen
      title={t('reports')}
      subtitle={wc && <span className="code">{wc}</span>}
      onBack={back}
      actions={days.button}
      search={
        days.chips.length > 0 && (
          <FilterChips
            label={t('day')}
            chips={days.chips}
            chosen={days.chips.map(({ value }) => value)}
            onToggle={(value) => show({ [value]: undefined })}
          />
        )
      }
      pages={pages}
      empty={<EmptyState icon={IconClock} title={t('noReports')} how={t('noReportsHow')} />}
      sheets={days.sheet}
    >
      {(report) => (
        <ListRow
          key={report.reportId}
          href={addressOfTimeReport(report.reportId)}
          title={titleOf(report)}
          sub={
            <WorkOrderWords
              woNumber={report.woNumber}
              codes={[report.part, report.wc]}
              words={wc ? [report.worker.name] : []}
            />
          }
          value={durations(Number(report.hours) * 3600)}
          valueSub={figures.day(report.reportDate)}
          chips={
            <>
              <span>{t('good', { quantity: figures.quantity(report.qualifiedQty) })}</span>
              <ReportTags report={report} />
            </>
          }
        />
      )}
    </ListScreen>
  );
}
