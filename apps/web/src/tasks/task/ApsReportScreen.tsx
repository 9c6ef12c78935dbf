import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconList, IconTimer, IconWorkOrder } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { addressOfTask } from '../addresses.ts';
import { TaskView } from './TaskView.tsx';
import { UpNext } from './UpNext.tsx';
import { useClockJump } from './use-clock-jump.ts';
import { useGetActiveTask } from './use-get-active-task.ts';
import { useGetTask } from './use-get-task.ts';

/** The active task, or the one that the address names. */
export function ApsReportScreen() {
  const { task = '' } = useSearch({ from: '/signedIn/apsReport' });
  return task === '' ? <ActiveTask /> : <NamedTask key={task} taskId={task} />;
}

const SHEETS = ['pause', 'finish'] as const;

function NamedTask({ taskId }: { taskId: string }) {
  const t = useTranslations('tasks');
  useTitle(t('activeTask'));
  const back = useBackTo('/report/taskList');
  const { open } = useSearch({ from: '/signedIn/apsReport' });
  const task = useGetTask(taskId);
  const { data, error, dataUpdatedAt, refetch } = task;
  useClockJump(() => void refetch());
  return (
    // Without a network the clock runs on: an error of a later read hides nothing.
    <LoadedScreen query={{ data, refetch, error: data ? undefined : error }} title={t('activeTask')} onBack={back}>
      {(read) => (
        <TaskView
          task={read}
          clockAhead={Date.parse(read.serverTime) - dataUpdatedAt}
          opened={SHEETS.find((sheet) => sheet === open)}
          onBack={back}
        />
      )}
    </LoadedScreen>
  );
}

/** Leads to the running task, or to the one that was paused last; without one, to those that can be started. */
function ActiveTask() {
  const t = useTranslations('tasks');
  useTitle(t('activeTask'));
  const navigate = useNavigate();
  const back = useBackTo('/report');
  const active = useGetActiveTask();
  const taskId = active.data?.task?.taskId;
  useEffect(() => {
    if (taskId !== undefined) void navigate({ href: addressOfTask(taskId), replace: true });
  }, [taskId, navigate]);
  const waits = { ...active, data: taskId === undefined ? active.data : undefined };
  return (
    <LoadedScreen query={waits} title={t('activeTask')} onBack={back}>
      {() => (
        <Screen header={<AppBar title={t('activeTask')} onBack={back} />}>
          <EmptyState
            icon={IconTimer}
            title={t('nothingRuns')}
            how={t('nothingRunsHow')}
            action={
              <>
                <Button kind="primary" icon={IconList} onClick={() => void navigate({ to: '/report/taskList' })}>
                  {t('taskList')}
                </Button>
                <Button kind="outline" icon={IconWorkOrder} onClick={() => void navigate({ to: '/report' })}>
                  {t('chooseWorkOrder')}
                </Button>
              </>
            }
          />
          <UpNext />
        </Screen>
      )}
    </LoadedScreen>
  );
}
