import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { IconAlarm, IconFinish, IconMaintenance, IconPause, IconStart } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { addressOfNewAlarm } from '../addresses.ts';
import type { useTaskEvents } from './use-task-events.ts';

type Props = {
  task: Task;
  events: ReturnType<typeof useTaskEvents>;
  /** Nobody knows yet whether the last event arrived. */
  locked: boolean;
  onPause: () => void;
  onFinish: () => void;
};

/** The controls that the state of a task allows, large enough for gloves. */
export function TaskControls({ task, events, locked, onPause, onFinish }: Props) {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const { status, phase } = task;
  const { starting, start, producing, produce, pausing, resuming, resume } = events;
  if (status === 'OPEN')
    return (
      <ActionBar>
        <Button tall kind="outline" icon={IconMaintenance} disabled={locked} onClick={() => start('SETUP')}>
          {t('setUp')}
        </Button>
        <Button tall kind="go" icon={IconStart} busy={starting.busy} disabled={locked} onClick={() => start('RUN')}>
          {t('start')}
        </Button>
      </ActionBar>
    );
  const alarm = (
    <Button tall kind="danger" icon={IconAlarm} onClick={() => void navigate({ href: addressOfNewAlarm(task) })}>
      {t('alarm')}
    </Button>
  );
  if (status === 'PAUSED')
    return (
      <ActionBar>
        {alarm}
        <Button tall kind="primary" icon={IconFinish} disabled={locked} aria-haspopup="dialog" onClick={onFinish}>
          {t('finish')}
        </Button>
        <Button tall kind="go" icon={IconStart} busy={resuming.busy} disabled={locked} onClick={resume}>
          {t('resume')}
        </Button>
      </ActionBar>
    );
  return (
    <ActionBar>
      {alarm}
      <Button
        tall
        kind="wait"
        icon={IconPause}
        busy={pausing.busy}
        disabled={locked}
        aria-haspopup="dialog"
        onClick={onPause}
      >
        {t('pause')}
      </Button>
      {phase === 'SETUP' ? (
        <Button tall kind="go" icon={IconStart} busy={producing.busy} disabled={locked} onClick={produce}>
          {t('startProduction')}
        </Button>
      ) : (
        <Button tall kind="primary" icon={IconFinish} disabled={locked} aria-haspopup="dialog" onClick={onFinish}>
          {t('finish')}
        </Button>
      )}
    </ActionBar>
  );
}
