import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import type { When } from '../addresses.ts';
import { ReportableList } from './ReportableList.tsx';
import { ReportForm } from './ReportForm.tsx';
import { useCreateAfterReport } from './use-create-after-report.ts';
import { useCreateTimeReport } from './use-create-time-report.ts';
import { useGetReportForm } from './use-get-report-form.ts';

/** The daily report: a work order is scanned or chosen, then its operation. */
export const ReportScreen = () => <Report when="daily" />;

/** The same after the fact, with times typed in. */
export const AfterReportScreen = () => <Report when="after" />;

function Report({ when }: { when: When }) {
  const { woNumber = '' } = useSearch({ strict: false }) as { woNumber?: string };
  if (woNumber === '') return <ReportableList when={when} />;
  return <ChosenOrder key={woNumber} when={when} woNumber={woNumber} />;
}

function ChosenOrder({ when, woNumber }: { when: When; woNumber: string }) {
  const t = useTranslations('tasks');
  useTitle(t('reportTitle', { woNumber }));
  const back = useBackTo(when === 'daily' ? '/report' : '/report/afterReport');
  const order = useGetReportForm(woNumber);
  const Form = when === 'daily' ? DailyForm : AfterForm;
  return (
    <LoadedScreen
      query={order}
      title={t.rich(when === 'daily' ? 'reportWo' : 'afterReportWo', { woNumber, code: asCode })}
      onBack={back}
    >
      {(data) => <Form order={data} clockAhead={Date.parse(data.serverTime) - order.dataUpdatedAt} onBack={back} />}
    </LoadedScreen>
  );
}

type FormProps = Omit<Parameters<typeof ReportForm>[0], 'when' | 'posting'>;

const DailyForm = (props: FormProps) => <ReportForm when="daily" posting={useCreateTimeReport()} {...props} />;
const AfterForm = (props: FormProps) => <ReportForm when="after" posting={useCreateAfterReport()} {...props} />;
