import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconPrint } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PrintJobNotice } from './PrintJobNotice.tsx';
import { useListPrintJobs } from './use-list-print-jobs.ts';

const TONE = { WAITING: 'warn', SENDING: 'warn', PRINTED: 'ok', FAILED: 'bad' } as const;
const SHAPE = { WAITING: 'clock', SENDING: 'clock', PRINTED: 'tick', FAILED: 'cross' } as const;

/** The labels that were sent to printers in the last days. */
export function PrintJobsScreen() {
  const t = useTranslations('labels');
  const back = useBackTo('/warehouse');
  const [open, setOpen] = useState<PrintJob>();
  return (
    <ListScreen
      title={t('jobs')}
      onBack={back}
      pages={useListPrintJobs()}
      empty={<EmptyState icon={IconPrint} title={t('noJobs')} how={t('noJobsHow')} />}
      sheets={
        open && (
          <Sheet open onClose={() => setOpen(undefined)} title={open.subject}>
            <PrintJobNotice job={open} />
          </Sheet>
        )
      }
    >
      {(job) => <PrintJobRow key={job.jobId} job={job} onOpen={() => setOpen(job)} />}
    </ListScreen>
  );
}

function PrintJobRow({ job, onOpen }: { job: PrintJob; onOpen: () => void }) {
  const t = useTranslations('labels');
  const figures = useFigures();
  const { subject, labels, printerName, requestedAt, requestedBy, state } = job;
  return (
    <ListRow
      code
      chevron
      onClick={onOpen}
      title={subject}
      value={t('labelCount', { count: labels })}
      sub={[printerName, figures.moment(requestedAt), requestedBy.name].join(' · ')}
      chips={
        <StatusTag tone={TONE[state]} shape={SHAPE[state]}>
          {t(`states.${state}`)}
        </StatusTag>
      }
    />
  );
}
