import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { PostingSheets } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { IconDrawing, IconEdit, IconFinish, IconUndo, IconWorkOrder } from '../../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { addressOfReport, addressOfTimeReport } from '../addresses.ts';
import { sumOfDefects } from '../pieces.ts';
import { useOperationTitle } from '../use-operation-title.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import { Colleagues } from './Colleagues.tsx';
import { Counters } from './Counters.tsx';
import { isNothing } from './counting.ts';
import { FinishSheet } from './FinishSheet.tsx';
import { PauseSheet } from './PauseSheet.tsx';
import { TaskClock } from './TaskClock.tsx';
import { TaskControls } from './TaskControls.tsx';
import { TaskDocuments } from './TaskDocuments.tsx';
import { TaskNotices } from './TaskNotices.tsx';
import { UpNext } from './UpNext.tsx';
import { useCountPieces } from './use-count-pieces.ts';
import { useFinishTask } from './use-finish-task.ts';
import { useTaskEvents } from './use-task-events.ts';

type Sheet = 'pause' | 'finish' | 'cancel';

type Props = {
  task: Task;
  clockAhead: number;
  /** The sheet that comes up at once. */
  opened: Sheet | undefined;
  onBack: () => void;
};

/** One task: its clock, its operation, the pieces so far, and the controls that its state allows. */
export function TaskView({ task, clockAhead, opened, onBack }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const titleOf = useOperationTitle();
  const { taskId, woNumber, sequence, part, wc, status, phase, mine, reportId } = task;
  const hasBegun = status === 'RUNNING' || status === 'PAUSED';
  const [sheet, setSheet] = useState(hasBegun && mine ? opened : undefined);
  const events = useTaskEvents(task);
  const counting = useCountPieces(task);
  const finishing = useFinishTask(taskId);
  const { starting, producing, pausing, resuming, giving } = events;
  const postings = [starting, producing, pausing, resuming, giving, finishing];
  const locked = postings.some(({ unknown, busy }) => unknown || busy);
  const close = () => setSheet(undefined);
  const toOrder = linkTo('wo', woNumber);
  const toDrawings = linkTo('drawingsOfPart', part);
  const items: MenuItem[] = [
    ...(hasBegun && mine && phase === 'SETUP'
      ? [{ key: 'finish', label: t('finish'), icon: IconFinish, onSelect: () => setSheet('finish') }]
      : []),
    ...(toDrawings ? [{ key: 'drawings', label: t('drawingsOf', { part }), icon: IconDrawing, href: toDrawings }] : []),
    {
      key: 'report',
      label: t('reportByHand'),
      icon: IconEdit,
      href: addressOfReport({ woNumber, sequence: String(sequence) }),
    },
    ...(hasBegun && mine
      ? [{ key: 'cancel', label: t('cancelTask'), icon: IconUndo, onSelect: () => setSheet('cancel') }]
      : []),
  ];
  const { counted } = counting;
  return (
    <Screen
      stack
      header={
        <AppBar
          title={t(hasBegun ? 'activeTask' : 'task')}
          onBack={onBack}
          actions={
            <>
              <TaskDocuments task={task} />
              <MenuButton label={t('more')} items={items} />
            </>
          }
        />
      }
      footer={
        mine &&
        status !== 'CLOSED' && (
          <TaskControls
            task={task}
            events={events}
            locked={locked}
            onPause={() => setSheet('pause')}
            onFinish={() => setSheet('finish')}
          />
        )
      }
    >
      <TaskNotices task={task} postings={[...postings, counting.posting]} />
      <Card pad>
        <TaskClock task={task} clockAhead={clockAhead} />
      </Card>
      <List>
        <ListRow
          href={toOrder}
          lead={<IconTile icon={IconWorkOrder} />}
          title={titleOf(task)}
          sub={<WorkOrderWords woNumber={woNumber} codes={[part, wc]} />}
        />
      </List>
      {status !== 'CLOSED' && <Counters task={task} counting={counting} disabled={!hasBegun || !mine} />}
      {reportId && (
        <List>
          <ListRow
            href={addressOfTimeReport(reportId)}
            lead={<IconTile icon={IconFinish} />}
            title={t('reportNumber', { number: String(reportId) })}
          />
        </List>
      )}
      <Colleagues task={task} />
      <UpNext without={taskId} />
      <PauseSheet open={sheet === 'pause'} onClose={close} onPause={events.pause} />
      {sheet === 'finish' && <FinishSheet onClose={close} task={task} counted={counted} posting={finishing} />}
      <ConfirmSheet
        open={sheet === 'cancel'}
        onClose={close}
        title={t('cancelTitle')}
        confirmLabel={isNothing(counted) ? t('cancelTask') : t('finish')}
        cancelLabel={t('goOnWorking')}
        danger={isNothing(counted)}
        busy={giving.busy}
        onConfirm={async () => {
          if (!isNothing(counted)) return setSheet('finish');
          await events.giveBack();
          return close();
        }}
      >
        {isNothing(counted)
          ? t('cancelHow')
          : t('cancelHasPieces', {
              qualified: figures.quantity(counted.qualified),
              defective: figures.quantity(sumOfDefects(counted.defects)),
            })}
      </ConfirmSheet>
      <PostingSheets posting={starting} anyway={t('startAnyway')} />
    </Screen>
  );
}
