import type { TaskRow } from '@gemba/contract/tasks/task/task-shapes';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconOffline, IconPause, IconPeople, IconStart } from '../../kit/ui/icons.ts';

type Shown = Pick<TaskRow, 'status' | 'urgency' | 'worker' | 'online'>;

/** Whether a row of the list has something to tell besides its words. */
export const hasTaskTags = ({ status, urgency, worker, online }: Shown) =>
  status !== 'OPEN' || urgency === 'LATE' || worker === null || online === 0;

export function TaskTags({ task }: { task: Shown }) {
  const t = useTranslations('tasks');
  const { status, urgency, worker, online } = task;
  const isOver = status === 'CLOSED';
  return (
    <>
      {status === 'RUNNING' && (
        <StatusTag tone="ok" icon={IconStart}>
          {t('status.RUNNING')}
        </StatusTag>
      )}
      {status === 'PAUSED' && (
        <StatusTag tone="warn" icon={IconPause}>
          {t('status.PAUSED')}
        </StatusTag>
      )}
      {isOver && (
        <StatusTag tone="idle" shape="tick">
          {t('status.CLOSED')}
        </StatusTag>
      )}
      {!isOver && urgency === 'LATE' && <StatusTag tone="bad">{t('late')}</StatusTag>}
      {worker === null && (
        <StatusTag tone="idle" icon={IconPeople}>
          {t('forAll')}
        </StatusTag>
      )}
      {!isOver && online === 0 && (
        <StatusTag tone="hold" icon={IconOffline}>
          {t('offline')}
        </StatusTag>
      )}
    </>
  );
}
