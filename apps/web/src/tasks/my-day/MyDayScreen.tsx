import type { DayEntry, MyDay } from '@gemba/contract/tasks/my-day/my-day';
import { PAUSE_REASONS, type PauseReason } from '@gemba/contract/tasks/task/task-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconClock, IconDate, IconTimer } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { DaySheet } from '../DaySheet.tsx';
import { PauseReasons } from '../PauseReasons.tsx';
import { useDurations } from '../use-durations.ts';
import { DayFigures } from './DayFigures.tsx';
import { DayStrip } from './DayStrip.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { ForgottenStop } from './ForgottenStop.tsx';
import { PayPart } from './PayPart.tsx';
import { useDayActs } from './use-day-acts.ts';
import { dateIn, useGetMyDay } from './use-get-my-day.ts';

/** My hours and pieces of a day against the plan. */
export function MyDayScreen() {
  const t = useTranslations('tasks');
  useTitle(t('myDay'));
  const date = dateIn(useSearch({ from: '/signedIn/report/myDay' }));
  const back = useBackTo('/report');
  const { data, error, refetch } = useGetMyDay(date);
  return (
    <LoadedScreen query={{ data, refetch, error: data ? undefined : error }} title={t('myDay')} onBack={back}>
      {(day) => <DayView key={day.date} day={day} date={date} onBack={back} onRefresh={refetch} />}
    </LoadedScreen>
  );
}

type Props = {
  day: MyDay;
  /** The date of the address. */
  date: string | undefined;
  onBack: () => void;
  onRefresh: () => Promise<unknown>;
};

type Gap = Extract<DayEntry, { kind: 'GAP' }>;

/** The end of the shift explains no gap between two tasks. */
const GAP_REASONS = (Object.keys(PAUSE_REASONS) as PauseReason[]).filter((reason) => reason !== 'SHIFT_END');

function DayView({ day, date, onBack, onRefresh }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const navigate = useNavigate();
  const durations = useDurations();
  const { today } = useToday();
  const [choosing, setChoosing] = useState(false);
  const [gap, setGap] = useState<Gap>();
  const acts = useDayActs(date);
  const { explaining, confirming, stopping } = acts;
  const shown = [explaining, confirming, stopping].find(({ unknown, refused }) => unknown || refused);
  const { worker, entries, forgottenStop, overtime, shift } = day;
  return (
    <DocumentScreen
      title={t('myDay')}
      subtitle={[worker.name, figures.day(day.date), shift?.name].filter(Boolean).join(' · ')}
      onBack={onBack}
      actions={
        <IconButton icon={IconDate} label={t('chooseDay')} aria-haspopup="dialog" onClick={() => setChoosing(true)} />
      }
      onRefresh={onRefresh}
      sheets={
        <>
          {choosing && (
            <DaySheet
              title={t('chooseDay')}
              day={day.date}
              max={today}
              clearLabel={t('today')}
              onApply={(chosen) => void navigate({ to: '/report/myDay', search: { date: chosen }, replace: true })}
              onClose={() => setChoosing(false)}
            />
          )}
          <Sheet
            open={gap !== undefined}
            onClose={() => setGap(undefined)}
            title={t('whatWasIt')}
            sub={gap?.endedAt && t('fromTo', { from: figures.time(gap.startedAt), to: figures.time(gap.endedAt) })}
          >
            <PauseReasons
              reasons={GAP_REASONS}
              onPick={(reason, note) => {
                if (gap) void acts.explain(gap.startedAt, reason, note);
                setGap(undefined);
              }}
            />
          </Sheet>
        </>
      }
    >
      {shown && <PostingNotice posting={shown} shownAtField={false} />}
      {forgottenStop && (
        <ForgottenStop
          forgotten={forgottenStop}
          posting={stopping}
          onStop={(endedAt) => acts.stop(forgottenStop.taskId, endedAt)}
        />
      )}
      {overtime.waitingSeconds > 0 && (
        <Banner
          tone="warn"
          icon={IconClock}
          title={t('beyondShift', { time: durations(overtime.waitingSeconds) })}
          action={
            <Button small kind="primary" busy={confirming.busy} onClick={() => acts.confirm(day.date)}>
              {t('confirmOvertime', { time: durations(overtime.waitingSeconds) })}
            </Button>
          }
        >
          {t('beyondShiftHow')}
        </Banner>
      )}
      <DayFigures day={day} />
      {entries.length > 0 ? (
        <Card pad>
          <DayStrip day={day} />
          <DayTimeline day={day} onExplain={setGap} />
        </Card>
      ) : (
        <EmptyState
          icon={IconTimer}
          title={t('emptyDay')}
          how={t('emptyDayHow')}
          action={
            <Button kind="primary" onClick={() => void navigate({ to: '/report/taskList' })}>
              {t('taskList')}
            </Button>
          }
        />
      )}
      <PayPart pay={day.pay} />
    </DocumentScreen>
  );
}
