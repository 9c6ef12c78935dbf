import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asStrong } from '../../kit/ui/figures/as-code.tsx';
import { IconAdd, IconGo, IconPause, IconStart } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { KitLink } from '../../kit/ui/input/link.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { addressOfTask } from '../addresses.ts';
import { TaskClock } from '../task/TaskClock.tsx';
import { useOperationTitle } from '../use-operation-title.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import styles from './ActiveCard.module.css';

/** The active task on the start screen. Its events are made on its own screen: the buttons open it where they are wanted. */
export function ActiveCard({ task, clockAhead }: { task: Task; clockAhead: number }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const navigate = useNavigate();
  const titleOf = useOperationTitle();
  const { taskId, woNumber, part, wc, status, counted, quantity } = task;
  const go = (href: `/${string}`) => void navigate({ href });
  const runs = status === 'RUNNING';
  return (
    <Card pad frame={runs ? 'ok' : 'warn'}>
      <TaskClock
        task={task}
        clockAhead={clockAhead}
        words={t.rich('countedWords', {
          qualified: figures.quantity(counted.qualified),
          quantity: figures.quantity(quantity),
          defective: figures.quantity(counted.defective),
          b: asStrong,
        })}
      >
        <KitLink href={addressOfTask(taskId)} className={styles['operation']}>
          <span className={styles['words']}>
            <span className={styles['title']}>{titleOf(task)}</span>
            <span className={styles['sub']}>
              <WorkOrderWords woNumber={woNumber} codes={[part, wc]} />
            </span>
          </span>
          <IconGo size={20} />
        </KitLink>
      </TaskClock>
      <div className={styles['controls']}>
        {runs ? (
          <Button kind="wait" icon={IconPause} onClick={() => go(addressOfTask(taskId, 'pause'))}>
            {t('pause')}
          </Button>
        ) : (
          <Button kind="go" icon={IconStart} onClick={() => go(addressOfTask(taskId))}>
            {t('resume')}
          </Button>
        )}
        <Button kind="primary" icon={IconAdd} onClick={() => go(addressOfTask(taskId, 'finish'))}>
          {t('reportPiecesNow')}
        </Button>
      </div>
    </Card>
  );
}
