import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { InlineLink } from '../../kit/ui/input/InlineLink.tsx';
import { useGetMyDay } from '../my-day/use-get-my-day.ts';
import { UpNext } from '../task/UpNext.tsx';
import { useGetActiveTask } from '../task/use-get-active-task.ts';
import { useMomentWords } from '../use-moment-words.ts';
import { ActiveCard } from './ActiveCard.tsx';

/** The start of a day at a machine: the running task with its clock, and the next ones. Without tasks it takes no room. */
export function TodayTasks() {
  const t = useTranslations('tasks');
  const momentWords = useMomentWords();
  const { data, dataUpdatedAt } = useGetActiveTask();
  const forgotten = useGetMyDay().data?.forgottenStop;
  const task = data?.task;
  return (
    <>
      {forgotten && (
        <Banner
          tone="warn"
          title={t('forgottenStop')}
          action={<InlineLink href="/report/myDay">{t('myDay')}</InlineLink>}
        >
          {t.rich('stillRuns', {
            woNumber: forgotten.woNumber,
            since: momentWords(forgotten.since),
            time: momentWords(forgotten.suggestedStop),
            code: asCode,
          })}
        </Banner>
      )}
      {task && <ActiveCard task={task} clockAhead={Date.parse(task.serverTime) - dataUpdatedAt} />}
      <UpNext {...(task && { without: task.taskId })} />
    </>
  );
}
