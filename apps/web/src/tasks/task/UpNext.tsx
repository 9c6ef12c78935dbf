import { useTranslations } from 'use-intl';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { TaskItem } from './TaskItem.tsx';
import { useListMyTasks } from './use-list-my-tasks.ts';

const MOST = 3;

/** The next tasks; nothing where there is none. */
export function UpNext({ without }: { without?: number }) {
  const t = useTranslations('tasks');
  const { rows = [] } = useListMyTasks('OPEN');
  const next = rows.filter(({ taskId }) => taskId !== without).slice(0, MOST);
  if (next.length === 0) return null;
  return (
    <ListSection title={t('upNext')}>
      {next.map((task) => (
        <TaskItem key={task.taskId} task={task} />
      ))}
    </ListSection>
  );
}
