import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PostedHeader } from '../../inventory/index.ts';
import { toNextOrder } from '../../kit/frames/next-order.ts';
import { WaysOn } from '../../kit/frames/WaysOn.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { PostedState } from '../../kit/ui/feedback/PostedState.tsx';
import { IconFinish, IconTimer } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { addressOfTask, addressOfTimeReport } from '../addresses.ts';
import { useListMyTasks } from '../task/use-list-my-tasks.ts';
import { useDurations } from '../use-durations.ts';
import { ReceiptOffer } from './ReceiptOffer.tsx';
import { useOpenReportable } from './use-open-reportable.ts';

/** The report is made: what it says, and the ways on. It stands in the address and survives a reload. */
export function PostedReport({ report }: { report: TimeReport }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const navigate = useNavigate();
  const durations = useDurations();
  const open = useOpenReportable('daily');
  const tasks = useListMyTasks('OPEN');
  const next = tasks.rows?.find(({ status }) => status !== 'RUNNING');
  const { reportId, woNumber, sequence, qualifiedQty, defectiveQuantity, hours, offersReceipt } = report;
  return (
    <Screen header={<PostedHeader title={t('reported')} order={woNumber} expects={t('scanOrder')} onScan={open} />}>
      <PostedState
        title={t('reportIs')}
        numbers={[String(reportId)]}
        actions={
          <WaysOn
            next={toNextOrder(tasks, next && String(next.taskId), addressOfTask)}
            nextLabel={() => t('nextTask', { sequence: String(next?.sequence), woNumber: next?.woNumber ?? '' })}
            icon={IconTimer}
            back={{ label: t('taskList'), href: '/report/taskList' }}
          >
            <Button
              kind="outline"
              wide
              icon={IconFinish}
              onClick={() => void navigate({ href: addressOfTimeReport(reportId) })}
            >
              {t('showReport')}
            </Button>
          </WaysOn>
        }
      >
        <p>
          {t('reportedWords', {
            sequence: String(sequence),
            qualified: figures.quantity(qualifiedQty),
            defective: figures.quantity(defectiveQuantity),
            time: durations(Number(hours) * 3600),
          })}
        </p>
        {offersReceipt && <ReceiptOffer offer={offersReceipt} uom={report.uom} />}
      </PostedState>
    </Screen>
  );
}
