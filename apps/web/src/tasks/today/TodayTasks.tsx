import { UpNext } from '../task/UpNext.tsx';
import { useGetActiveTask } from '../task/use-get-active-task.ts';
import { ActiveCard } from './ActiveCard.tsx';

/** The start of a day at a machine: the running task with its clock, and the next ones. Without tasks it takes no room. */
export function TodayTasks() {
  const { data, dataUpdatedAt } = useGetActiveTask();
  const task = data?.task;
  return (
    <>
      {task && <ActiveCard task={task} clockAhead={Date.parse(task.serverTime) - dataUpdatedAt} />}
      <UpNext {...(task && { without: task.taskId })} />
    </>
  );
}
