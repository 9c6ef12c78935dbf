import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { ActionBar } from '../kit/ui/ActionBar.tsx';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { IconPrint } from '../kit/ui/icons.ts';
import { LoadFault } from '../kit/ui/LoadFault.tsx';
import { MenuButton } from '../kit/ui/MenuButton.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import { LabelDesk } from './LabelDesk.tsx';
import { PrintedLabels } from './PrintedLabels.tsx';
import { useLabelFiles } from './use-label-files.ts';
import { type LabelRequest, useLabels } from './use-labels.ts';

type Props = {
  request: LabelRequest | undefined;
  /** Over the label: by what it is chosen. */
  ways?: ReactNode;
  /** In place of labels, while nothing is chosen. */
  choice: ReactNode;
  /** Under the label: what is on it, which and how many. */
  children: (drawn: DrawnLabels | undefined) => ReactNode;
};

/** Labels as they will be printed, what is chosen of them, and the printing. */
export function LabelScreen({ request, ways, choice, children }: Props) {
  const t = useTranslations('labels');
  useTitle(t('title'));
  const back = useBackTo('/warehouse');
  const { data, error, refetch, isPending } = useLabels(request);
  const drawn = error ? undefined : data;
  const [turned, setTurned] = useState(0);
  const at = Math.min(turned, Math.max(0, (drawn?.labels.length ?? 1) - 1));
  const files = useLabelFiles(request, drawn, at);
  const count = drawn?.labels.reduce((sum, { copies }) => sum + copies, 0) ?? 0;
  return (
    <Screen
      stack
      busy={request && isPending}
      header={<AppBar title={t('title')} onBack={back} actions={<MenuButton label={t('more')} items={files} />} />}
      footer={
        request &&
        !error && (
          <ActionBar>
            <Button kind="primary" wide icon={IconPrint} disabled={!drawn} onClick={() => window.print()}>
              {t('print', { count })}
            </Button>
          </ActionBar>
        )
      }
    >
      {ways}
      {request ? (
        <>
          {error ? (
            <LoadFault error={error} onRetry={refetch} />
          ) : drawn ? (
            <LabelDesk drawn={drawn} at={at} onTurn={setTurned} />
          ) : (
            <ListSkeleton rows={3} />
          )}
          {children(drawn)}
          {drawn && <PrintedLabels drawn={drawn} />}
        </>
      ) : (
        choice
      )}
    </Screen>
  );
}
