import { confirmOvertime } from '@gemba/contract/tasks/my-day/confirm-overtime';
import { explainGap } from '@gemba/contract/tasks/my-day/explain-gap';
import type { MyDay } from '@gemba/contract/tasks/my-day/my-day';
import { stopForgottenTask } from '@gemba/contract/tasks/task/stop-forgotten-task';
import type { PauseReason } from '@gemba/contract/tasks/task/task-shapes';
import { useTranslations } from 'use-intl';
import { newKey } from '../../kit/posting/operation.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { taskKeys } from '../task-keys.ts';

/** A gap is explained, time beyond the shift is confirmed, a forgotten task is stopped as of then. `date`: that of the address. */
export const useDayActs = (date: string | undefined) => {
  const t = useTranslations('tasks');
  const afterPosting = useAfterPosting();
  const keep = (words: string) => (day: MyDay) => {
    afterPosting([taskKeys.myDay(date), day]);
    showToast(words);
  };
  const explaining = usePosting(explainGap, 'explain', keep(t('gapExplained')));
  const confirming = usePosting(confirmOvertime, 'overtime', keep(t('overtimeConfirmed')));
  const stopping = usePosting(stopForgottenTask, 'stop', (task) => {
    afterPosting([taskKeys.task(task.taskId), task]);
    showToast(t('stopped'));
  });
  return {
    explaining,
    explain: (startedAt: string, reason: PauseReason, note: string) =>
      explaining.send({ body: { startedAt, reason, ...(note && { note }) } }),
    confirming,
    confirm: (day: string) => confirming.send({ body: { date: day } }),
    stopping,
    stop: (taskId: number, endedAt: string) =>
      stopping.send({ params: { taskId: String(taskId) }, body: { eventId: newKey(), endedAt } }),
  };
};
