import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconFinish } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { CorrectReport } from './CorrectReport.tsx';
import { PostedReport } from './PostedReport.tsx';
import { ReportView } from './ReportView.tsx';
import { useGetTimeReport } from './use-get-time-report.ts';

/** One time report: just made, read, or corrected. */
export function ReportDetailScreen() {
  const t = useTranslations('tasks');
  const { reportId = '', posted, correct } = useSearch({ from: '/signedIn/report/reportDetail' });
  const title = t('reportNumber', { number: reportId });
  useTitle(title);
  const back = useBackTo('/report/reportList');
  const report = useGetTimeReport(reportId);
  return (
    <LoadedScreen
      query={report}
      title={title}
      onBack={back}
      empty={reportId === '' && <EmptyState icon={IconFinish} title={t('noReport')} how={t('noReportHow')} />}
    >
      {(data) => {
        if (posted) return <PostedReport report={data} />;
        if (correct && data.correction.allowed) return <CorrectReport key={reportId} report={data} onBack={back} />;
        return <ReportView report={data} onBack={back} onRefresh={report.refetch} />;
      }}
    </LoadedScreen>
  );
}
