import { cancelTask } from '@gemba/contract/tasks/task/cancel-task';
import { pauseTask } from '@gemba/contract/tasks/task/pause-task';
import { resumeTask } from '@gemba/contract/tasks/task/resume-task';
import { startProduction } from '@gemba/contract/tasks/task/start-production';
import { startTask } from '@gemba/contract/tasks/task/start-task';
import type { PauseReason, Phase, Task } from '@gemba/contract/tasks/task/task-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { taskKeys } from '../task-keys.ts';
import { tapped } from './tapped.ts';
import { useKeepAsking } from './use-keep-asking.ts';

/** The events of a task but its end: each is one tap, with the moment it was made. */
export const useTaskEvents = ({ taskId }: Pick<Task, 'taskId'>) => {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  const params = { taskId: String(taskId) };
  const keep = (task: Task) => afterPosting([taskKeys.task(taskId), task]);
  const starting = usePosting(startTask, 'start', keep);
  const producing = usePosting(startProduction, 'produce', keep);
  const pausing = usePosting(pauseTask, 'pause', keep);
  const resuming = usePosting(resumeTask, 'resume', keep);
  const giving = usePosting(cancelTask, 'cancel', (task) => {
    keep(task);
    showToast(t('givenBack'));
    void navigate({ to: '/report/taskList', replace: true });
  });
  useKeepAsking(starting);
  useKeepAsking(producing);
  useKeepAsking(pausing);
  useKeepAsking(resuming);
  useKeepAsking(giving);
  return {
    starting,
    start: (phase: Phase) => starting.send({ params, body: { ...tapped(), phase } }),
    producing,
    produce: () => producing.send({ params, body: tapped() }),
    pausing,
    pause: (since: Date, reason: PauseReason, note: string) =>
      pausing.send({ params, body: { ...tapped(since), reason, ...(note && { note }) } }),
    resuming,
    resume: () => resuming.send({ params, body: tapped() }),
    giving,
    giveBack: () => giving.send({ params, body: tapped() }),
  };
};
