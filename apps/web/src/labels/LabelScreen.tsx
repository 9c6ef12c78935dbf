import { type DrawnLabels, LABEL_TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { classesOf } from '../kit/ui/classes.ts';
import { LoadError } from '../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../kit/ui/feedback/Skeleton.tsx';
import { IconBack, IconGo, IconPrint } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';
import { IconButton } from '../kit/ui/input/IconButton.tsx';
import { MenuButton } from '../kit/ui/input/MenuButton.tsx';
import { ActionBar } from '../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../kit/ui/layout/AppBar.tsx';
import { Screen } from '../kit/ui/layout/Screen.tsx';
import { LabelPicture } from './LabelPicture.tsx';
import styles from './LabelScreen.module.css';
import { PrintedLabels } from './PrintedLabels.tsx';
import { useLabelFiles } from './use-label-files.ts';
import { type LabelRequest, useLabels } from './use-labels.ts';

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
            <LoadError error={error} onRetry={refetch} />
          ) : drawn ? (
            <LabelDesk drawn={drawn} index={index} onTurn={setTurned} />
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

const c = classesOf(styles);

type LabelDeskProps = { drawn: DrawnLabels; index: number; onTurn: (index: number) => void };

/** The label preview; several labels one after another. */
function LabelDesk({ drawn: { template, labels }, index, onTurn }: LabelDeskProps) {
  const t = useTranslations('labels');
  const label = labels[index];
  if (!label) return null;
  return (
    <div className={c('desk')}>
      <div className={c('paper', template)}>
        <LabelPicture template={template} label={label} />
      </div>
      <p className={c('size')}>{t('size', LABEL_TEMPLATES[template])}</p>
      {labels.length > 1 && (
        <div className={c('turn')}>
          <IconButton icon={IconBack} label={t('before')} disabled={index === 0} onClick={() => onTurn(index - 1)} />
          <output className={c('at')}>{t('at', { at: index + 1, count: labels.length })}</output>
          <IconButton
            icon={IconGo}
            label={t('after')}
            disabled={index === labels.length - 1}
            onClick={() => onTurn(index + 1)}
          />
        </div>
      )}
    </div>
  );
}
