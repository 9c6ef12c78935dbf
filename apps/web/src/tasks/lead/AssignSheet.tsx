import type { Worker } from '@gemba/contract/tasks/task/task-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { IconPeople } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useOperationTitle } from '../use-operation-title.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import { useAssignTask } from './use-assign-task.ts';
import { useListWorkCentreTasks } from './use-list-work-centre-tasks.ts';
import { usePlanTask } from './use-plan-task.ts';

/** An open task to give to somebody, or a task that gets a helper beside its worker. */
export type Assigned = {
  kind: 'task' | 'helper';
  wc: string;
  task: {
    taskId: number;
    woNumber: string;
    sequence: number;
    operation: string;
    worker: Worker | null;
  };
};

type Props = { assigned: Assigned | undefined; onClose: () => void };

/** The people of the work centre: one tap gives the task to them. */
export function AssignSheet({ assigned, onClose }: Props) {
  // The last one stays while the sheet closes.
  const [shown, setShown] = useState(assigned);
  if (assigned && assigned !== shown) setShown(assigned);
  if (!shown) return null;
  return <PeopleSheet key={shown.task.taskId} open={!!assigned} assigned={shown} onClose={onClose} />;
}

function PeopleSheet({ open, assigned, onClose }: { open: boolean; assigned: Assigned; onClose: () => void }) {
  const t = useTranslations('tasks');
  const titleOf = useOperationTitle();
  const { kind, wc, task } = assigned;
  const centre = useListWorkCentreTasks(wc);
  const assigning = useAssignTask(onClose);
  const planning = usePlanTask('helper', onClose);
  const posting = kind === 'task' ? assigning : planning;
  const { taskId, woNumber, sequence } = task;
  const pick = (worker: string | null) => {
    if (posting.busy || posting.unknown) return;
    if (kind === 'task') void assigning.send({ params: { taskId: String(taskId) }, body: { worker } });
    else void planning.send({ body: { woNumber, sequence, worker } });
  };
  const close = () => {
    posting.forgive();
    onClose();
  };
  const people = centre.data?.workers.filter(
    ({ employeeId }) => kind === 'task' || employeeId !== task.worker?.employeeId,
  );
  return (
    <Sheet
      open={open || posting.unknown}
      onClose={close}
      title={t(kind === 'task' ? 'assignTitle' : 'helperTitle')}
      sub={
        <>
          {titleOf(task)} · <WorkOrderWords woNumber={woNumber} codes={[wc]} />
        </>
      }
    >
      <PostingNotice posting={posting} shownAtField={false} />
      {centre.isPending && <ListSkeleton rows={3} />}
      {centre.error && <LoadError error={centre.error} onRetry={centre.refetch} />}
      {people && (
        <List aria-label={t('people')}>
          {people.map(({ employeeId, name }) => (
            <ListRow
              key={employeeId}
              lead={<Avatar name={name} />}
              title={name}
              sub={<span className="code">{employeeId}</span>}
              selected={employeeId === task.worker?.employeeId}
              onClick={() => pick(employeeId)}
            />
          ))}
          <ListRow
            lead={<IconTile icon={IconPeople} round />}
            title={t('anybody')}
            sub={t('anybodyHow')}
            onClick={() => pick(null)}
          />
        </List>
      )}
    </Sheet>
  );
}
