import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';

/** Others who work on the same operation. */
export function Colleagues({ task: { colleagues, uom } }: { task: Task }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  if (colleagues.length === 0) return null;
  return (
    <ListSection title={t('alsoOnIt')}>
      {colleagues.map(({ taskId, worker, status, counted }) => (
        <ListRow
          key={taskId}
          lead={<Avatar name={worker.name} />}
          title={worker.name}
          sub={t(`status.${status}`)}
          value={t('pieces', { quantity: figures.quantity(counted.qualified), uom })}
        />
      ))}
    </ListSection>
  );
}
