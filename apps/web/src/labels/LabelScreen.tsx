import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostButton } from '../kit/posting/PostButton.tsx';
import { PostingNotice } from '../kit/posting/PostingNotice.tsx';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { LoadError } from '../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../kit/ui/feedback/Skeleton.tsx';
import { IconList, IconPrint } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';
import { MenuButton } from '../kit/ui/input/MenuButton.tsx';
import { ActionBar } from '../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../kit/ui/layout/AppBar.tsx';
import { Screen } from '../kit/ui/layout/Screen.tsx';
import { PrintJobNotice } from './jobs/PrintJobNotice.tsx';
import { LabelDesk } from './LabelDesk.tsx';
import type { LabelRequest } from './label-request.ts';
import { PrintedLabels } from './PrintedLabels.tsx';
import { PrinterRow } from './PrinterRow.tsx';
import { useLabelFiles } from './use-label-files.ts';
import { useLabels } from './use-labels.ts';
import { usePrintLabels } from './use-print-labels.ts';
import { usePrinter } from './use-printer.ts';

type Props = {
  request: LabelRequest | undefined;
  /** Above the label: the fields that select it. */
  ways?: ReactNode;
  /** Shown instead of labels while nothing is selected. */
  choice: ReactNode;
  /** Below the label: its content, template and number of copies. */
  children: (drawn: DrawnLabels | undefined) => ReactNode;
};

/** The label preview, the choices, and the print button. */
export function LabelScreen({ request, ways, choice, children }: Props) {
  const t = useTranslations('labels');
  useTitle(t('title'));
  const back = useBackTo('/warehouse');
  const { data, error, refetch, isPending } = useLabels(request);
  const drawn = error ? undefined : data;
  const [turned, setTurned] = useState(0);
  const index = Math.min(turned, Math.max(0, (drawn?.labels.length ?? 1) - 1));
  const files = useLabelFiles(request, drawn, index);
  const { posting, job, print } = usePrintLabels(request);
  const { printers } = usePrinter();
  const jobs = { key: 'jobs', label: t('jobs'), icon: IconList, href: '/label/jobs' };
  const menu = printers.some(({ direct }) => direct) ? [...files, jobs] : files;
  const count = drawn?.labels.reduce((sum, { copies }) => sum + copies, 0) ?? 0;
  return (
    <Screen
      stack
      busy={request && isPending}
      header={<AppBar title={t('title')} onBack={back} actions={<MenuButton label={t('more')} items={menu} />} />}
      footer={
        request &&
        !error && (
          <ActionBar>
            {print ? (
              <PostButton posting={posting} icon={IconPrint} check={t('check')} onPost={print}>
                {t('print', { count })}
              </PostButton>
            ) : (
              <Button kind="primary" wide icon={IconPrint} disabled={!drawn} onClick={() => window.print()}>
                {t('print', { count })}
              </Button>
            )}
          </ActionBar>
        )
      }
    >
      {ways}
      {request ? (
        <>
          <PostingNotice posting={posting} shownAtField={false} />
          {job && <PrintJobNotice key={job.jobId} job={job} />}
          {error ? (
            <LoadError error={error} onRetry={refetch} />
          ) : drawn ? (
            <LabelDesk drawn={drawn} index={index} onTurn={setTurned} />
          ) : (
            <ListSkeleton rows={3} />
          )}
          {children(drawn)}
          <PrinterRow />
          {drawn && <PrintedLabels drawn={drawn} />}
        </>
      ) : (
        choice
      )}
    </Screen>
  );
}
