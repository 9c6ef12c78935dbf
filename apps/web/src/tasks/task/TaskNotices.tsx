import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconAddPerson, IconClock, IconDate, IconTimer } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { addressOfReport } from '../addresses.ts';
import { useTakeOperation } from './use-take-operation.ts';

type Props = {
  task: Task;
  /** The postings of the screen; the first one that has something to say is heard. */
  postings: readonly Posting[];
};

/** A refused event, with the way out of it; an event without an answer, which still counts as of the tap. */
export function TaskNotices({ task, postings }: Props) {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const taking = useTakeOperation();
  const shown = [...postings, taking].find(({ unknown, refused }) => unknown || refused);
  const { woNumber, sequence, status, worker, mine, mayTake } = task;
  const go = (href: `/${string}`) => () => void navigate({ href });
  const beside = (
    <Button
      small
      kind="outline"
      icon={IconAddPerson}
      busy={taking.busy}
      onClick={() => taking.send({ body: { woNumber, sequence } })}
    >
      {t('workBeside')}
    </Button>
  );
  if (shown?.refused?.code === 'TASK_ALREADY_RUNNING')
    return (
      <Banner
        tone="bad"
        title={shown.refused.message}
        action={
          <Button small kind="outline" icon={IconTimer} onClick={go('/apsReport')}>
            {t('showRunning')}
          </Button>
        }
      />
    );
  if (shown?.refused?.code === 'TASK_EVENT_TOO_LATE')
    return (
      <Banner
        tone="bad"
        title={shown.refused.message}
        action={
          <Button
            small
            kind="outline"
            icon={IconDate}
            onClick={go(addressOfReport({ woNumber, sequence: String(sequence) }, 'after'))}
          >
            {t('afterReport')}
          </Button>
        }
      />
    );
  if (shown?.refused?.code === 'TASK_OF_ANOTHER')
    return <Banner tone="bad" title={shown.refused.message} action={beside} />;
  return (
    <>
      {shown && <PostingNotice posting={shown} shownAtField={false} />}
      {shown?.unknown && <Banner icon={IconClock} title={t('tapCounts')} />}
      {!mine && status !== 'CLOSED' && (
        <Banner title={worker ? t('taskOf', { name: worker.name }) : t('notAuthorised', { wc: task.wc })}>
          {worker && mayTake && beside}
        </Banner>
      )}
    </>
  );
}
