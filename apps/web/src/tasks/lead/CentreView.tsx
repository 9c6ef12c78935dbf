import type { CallReply } from '@gemba/contract/kit/call';
import type { listWorkCentreTasks } from '@gemba/contract/tasks/lead/list-work-centre-tasks';
import type { TaskRow } from '@gemba/contract/tasks/task/task-shapes';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconAddPerson, IconIn, IconList, IconOut, IconTimeReports, IconUser } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { addressOfReports } from '../addresses.ts';
import { hasTaskTags, TaskTags } from '../task/TaskTags.tsx';
import { useMomentWords } from '../use-moment-words.ts';
import { useOperationTitle } from '../use-operation-title.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import { type Assigned, AssignSheet } from './AssignSheet.tsx';
import { movedBy } from './moved.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { useGetLeadBoard } from './use-get-lead-board.ts';
import { useOrderTasks } from './use-order-tasks.ts';
import { usePlanTask } from './use-plan-task.ts';
import { useSetWorkCentreOnline } from './use-set-work-centre-online.ts';

type Centre = CallReply<typeof listWorkCentreTasks>;
type Props = { wc: string; centre: Centre; onBack: () => void; onRefresh: () => Promise<unknown> };

/** The tasks of a work centre as they will be offered: given to people, put in order, planned. */
export function CentreView({ wc, centre, onBack, onRefresh }: Props) {
  const t = useTranslations('tasks');
  const [assigned, setAssigned] = useState<Assigned>();
  const [planning, setPlanning] = useState(false);
  const own = useGetLeadBoard().data?.workCentres.find((one) => one.wc === wc);
  const ordering = useOrderTasks(wc);
  const switching = useSetWorkCentreOnline();
  const plan = usePlanTask('plan', () => setPlanning(false));
  const shown = [ordering, switching].find(({ unknown, refused }) => unknown || refused);
  const begun = centre.tasks.filter(({ status }) => status !== 'OPEN');
  const open = centre.tasks.filter(({ status }) => status === 'OPEN');
  const ids = open.map(({ taskId }) => taskId);
  const move = (taskId: number, places: -1 | 1) => {
    if (!ordering.busy && !ordering.unknown)
      void ordering.send({ params: { wc }, body: { taskIds: movedBy(ids, taskId, places) } });
  };
  return (
    <DocumentScreen
      title={<span className="code">{wc}</span>}
      subtitle={own?.wcName}
      onBack={onBack}
      onRefresh={onRefresh}
      footer={
        <ActionBar>
          <Button kind="primary" wide icon={IconAdd} onClick={() => setPlanning(true)}>
            {t('planTask')}
          </Button>
        </ActionBar>
      }
      sheets={
        <>
          <AssignSheet assigned={assigned} onClose={() => setAssigned(undefined)} />
          {planning && <PlanSheet workers={centre.workers} posting={plan} onClose={() => setPlanning(false)} />}
        </>
      }
    >
      {shown && <PostingNotice posting={shown} shownAtField={false} />}
      {own && (
        <Card>
          <Switch
            label={t('onlineLabel')}
            checked={own.online === 1}
            onChange={(on) => {
              if (!switching.busy && !switching.unknown)
                void switching.send({ params: { wc }, body: { online: on ? 1 : 0 } });
            }}
          />
        </Card>
      )}
      <List>
        <ListRow lead={<IconTile icon={IconTimeReports} />} title={t('reportsOfCentre')} href={addressOfReports(wc)} />
      </List>
      {begun.length > 0 && (
        <ListSection title={t('begun')}>
          {begun.map((task) => (
            <CentreTask
              key={task.taskId}
              task={task}
              trailing={
                <IconButton
                  icon={IconAddPerson}
                  label={t('addHelperTo', { what: String(task.sequence) })}
                  onClick={() => setAssigned({ kind: 'helper', wc, task })}
                />
              }
            />
          ))}
        </ListSection>
      )}
      {open.length > 0 && (
        <ListSection title={t('waiting')}>
          {open.map((task, index) => (
            <CentreTask
              key={task.taskId}
              task={task}
              onClick={() => setAssigned({ kind: 'task', wc, task })}
              trailing={
                <>
                  <IconButton
                    icon={IconOut}
                    label={t('moveUp', { sequence: String(task.sequence), woNumber: task.woNumber })}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => move(task.taskId, -1)}
                  />
                  <IconButton
                    icon={IconIn}
                    label={t('moveDown', { sequence: String(task.sequence), woNumber: task.woNumber })}
                    aria-disabled={index === open.length - 1 || undefined}
                    onClick={() => move(task.taskId, 1)}
                  />
                </>
              }
            />
          ))}
        </ListSection>
      )}
      {centre.tasks.length === 0 && <EmptyState icon={IconList} title={t('noTaskWaits')} how={t('planTaskHow')} />}
    </DocumentScreen>
  );
}

type TaskProps = { task: TaskRow; onClick?: () => void; trailing: ReactNode };

function CentreTask({ task, onClick, trailing }: TaskProps) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const momentWords = useMomentWords();
  const titleOf = useOperationTitle();
  const { woNumber, part, worker, plannedStart, estimatedHours } = task;
  return (
    <ListRow
      title={titleOf(task)}
      sub={
        <WorkOrderWords
          woNumber={woNumber}
          codes={[part]}
          words={[
            t('hours', { hours: figures.quantity(estimatedHours) }),
            ...(plannedStart ? [momentWords(plannedStart)] : []),
          ]}
        />
      }
      chips={
        <>
          {worker && (
            <StatusTag tone="brand" icon={IconUser}>
              {worker.name}
            </StatusTag>
          )}
          {hasTaskTags(task) && <TaskTags task={task} />}
        </>
      }
      onClick={onClick}
      trailing={trailing}
    />
  );
}
