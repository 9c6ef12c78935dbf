import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconPrint, IconRefresh } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { isUnderWay, useGetPrintJob } from './use-get-print-job.ts';
import { useRetryPrintJob } from './use-retry-print-job.ts';

/** How far labels are on their way to a printer; the way out where they failed. */
export function PrintJobNotice({ job: sent }: { job: PrintJob }) {
  const t = useTranslations('labels');
  const { data: job } = useGetPrintJob(sent);
  const { send, ...posting } = useRetryPrintJob(job.jobId);
  const { labels: count, printerName: printer, failure } = job;
  const why = failure && t(`failures.${failure}`);
  if (isUnderWay(job))
    return (
      <Banner icon={IconPrint} title={t('onTheWay', { count, printer })}>
        {why}
      </Banner>
    );
  if (job.state === 'PRINTED') return <Banner tone="ok" title={t('printed', { count, printer })} />;
  return (
    <>
      <PostingNotice posting={posting} shownAtField={false} />
      <Banner
        tone="bad"
        title={t('notPrinted', { count, printer })}
        action={
          <Button
            small
            kind="outline"
            icon={IconRefresh}
            busy={posting.busy}
            onClick={() => (posting.unknown ? posting.check() : send({ params: { jobId: job.jobId } }))}
          >
            {t('printAgain')}
          </Button>
        }
      >
        {why}
      </Banner>
    </>
  );
}
