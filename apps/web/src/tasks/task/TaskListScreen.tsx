import { TASK_FILTERS } from '@gemba/contract/tasks/task-moves';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconClose, IconDate, IconTimer, IconWorkOrder } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { DaySheet } from '../DaySheet.tsx';
import { TaskItem } from './TaskItem.tsx';
import { tasksIn, useListMyTasks } from './use-list-my-tasks.ts';

/** My tasks: as the lead has ordered them, then by their planned start. */
export function TaskListScreen() {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const figures = useFigures();
  const { today } = useToday();
  const back = useBackTo('/report');
  const [choosing, setChoosing] = useState(false);
  const { status, on } = tasksIn(useSearch({ from: '/signedIn/report/taskList' }));
  const pages = useListMyTasks(status, on);
  const show = (change: { status?: string; on?: string | undefined }) =>
    void navigate({ to: '/report/taskList', search: { status, on, ...change }, replace: true });
  const isNarrowed = on !== undefined || status === 'CLOSED';
  return (
    <ListScreen
      title={t('taskList')}
      onBack={back}
      actions={
        <IconButton icon={IconDate} label={t('chooseDay')} aria-haspopup="dialog" onClick={() => setChoosing(true)} />
      }
      search={
        <>
          <SegmentedControl
            label={t('state')}
            segments={TASK_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={status}
            onChange={(value) => show({ status: value })}
          />
          {on && (
            <FilterChips
              label={t('day')}
              chips={[{ value: 'on', label: t('untilDay', { day: figures.day(on) }), icon: IconClose }]}
              chosen={['on']}
              onToggle={() => show({ on: undefined })}
            />
          )}
        </>
      }
      pages={pages}
      empty={
        <EmptyState
          icon={IconTimer}
          title={t(isNarrowed ? 'noTaskFits' : 'noTasks')}
          how={t(isNarrowed ? 'noTaskFitsHow' : 'noTasksHow')}
          action={
            isNarrowed ? (
              <Button kind="outline" onClick={() => show({ status: 'OPEN', on: undefined })}>
                {t('showOpen')}
              </Button>
            ) : (
              <Button kind="primary" icon={IconWorkOrder} onClick={() => void navigate({ to: '/report' })}>
                {t('chooseWorkOrder')}
              </Button>
            )
          }
        />
      }
      sheets={
        choosing && (
          <DaySheet
            title={t('plannedUntil')}
            day={on ?? today}
            clearLabel={t('everyDay')}
            onApply={(day) => show({ on: day })}
            onClose={() => setChoosing(false)}
          />
        )
      }
    >
      {(task) => <TaskItem key={task.taskId} task={task} drawings />}
    </ListScreen>
  );
}
