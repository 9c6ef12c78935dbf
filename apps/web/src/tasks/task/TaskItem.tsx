import type { TaskRow } from '@gemba/contract/tasks/task/task-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLinkTo, useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconDrawing } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { addressOfTask } from '../addresses.ts';
import { useDurations } from '../use-durations.ts';
import { useOperationTitle } from '../use-operation-title.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import { hasTaskTags, TaskTags } from './TaskTags.tsx';

/** A task in a list: its operation, when it is planned, how long it takes; the drawings of its part beside it. */
export function TaskItem({ task, drawings = false }: { task: TaskRow; drawings?: boolean }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const navigate = useNavigate();
  const titleOf = useOperationTitle();
  const durations = useDurations();
  const { today, dayOf } = useToday();
  const toDrawings = useLinkTo()('drawingsOfPart', drawings ? task.part : undefined);
  const { taskId, woNumber, part, wc, plannedStart, dueDate, closedAt, estimatedHours, quantity, uom } = task;
  const when = closedAt ?? plannedStart;
  const day = when ? dayOf(when) : undefined;
  const time = when && (day === today ? figures.time(when) : figures.day(day ?? today));
  return (
    <ListRow
      href={addressOfTask(taskId)}
      chevron={!toDrawings}
      title={titleOf(task)}
      sub={
        <WorkOrderWords
          woNumber={woNumber}
          codes={[part, wc]}
          words={[t('pieces', { quantity: figures.quantity(quantity), uom })]}
        />
      }
      value={
        task.status === 'CLOSED'
          ? durations(task.workedSeconds)
          : t('hours', { hours: figures.quantity(estimatedHours) })
      }
      valueSub={time || t('due', { day: figures.day(dueDate) })}
      chips={hasTaskTags(task) && <TaskTags task={task} />}
      trailing={
        toDrawings && (
          <IconButton
            icon={IconDrawing}
            label={t('drawingsOf', { part })}
            onClick={() => void navigate({ href: toDrawings })}
          />
        )
      }
    />
  );
}
