import type { BegunTask, BoardCentre } from '@gemba/contract/tasks/lead/lead-board';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import {
  IconAddPerson,
  IconChat,
  IconGo,
  IconHelp,
  IconOffline,
  IconOnline,
  IconStart,
  IconUser,
} from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { KitLink } from '../../kit/ui/input/link.tsx';
import { addressOfCentre } from '../addresses.ts';
import { progressOf } from '../task/clock-of.ts';
import { useDurations } from '../use-durations.ts';
import { useMomentWords } from '../use-moment-words.ts';
import { useOperationTitle } from '../use-operation-title.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import type { Assigned } from './AssignSheet.tsx';
import styles from './CentreCard.module.css';

const c = classesOf(styles);

type Props = {
  centre: BoardCentre;
  /** By the server's clock. */
  now: number;
  onAssign: (assigned: Assigned) => void;
};

/** A work centre: its state, who works there and how long it still takes, and the one act that helps. */
export function CentreCard({ centre, now, onAssign }: Props) {
  const t = useTranslations('tasks');
  const { wc, online, state, begun, next } = centre;
  const late = begun.find(({ lateSeconds }) => lateSeconds > 0);
  return (
    <section className={c('card', state)} aria-label={wc}>
      <KitLink href={addressOfCentre(wc)} className={c('head')}>
        <span className={`${c('wc')} code`}>{wc}</span>
        <span className={c('online', online === 1 && 'on')}>
          {online === 1 ? <IconOnline size={16} /> : <IconOffline size={16} />}
          {t(online === 1 ? 'online' : 'offlineNow')}
        </span>
        <CentreTag state={state} />
        <IconGo size={20} />
      </KitLink>
      {begun.map((task) => (
        <BegunLine key={task.taskId} task={task} now={now} />
      ))}
      {begun.length === 0 && <NobodyLine centre={centre} now={now} />}
      {late && (
        <div className={c('acts')}>
          <Button
            small
            kind="outline"
            icon={IconAddPerson}
            onClick={() => onAssign({ kind: 'helper', wc, task: late })}
          >
            {t('addHelper')}
          </Button>
          <MessageButton task={late} />
        </div>
      )}
      {begun.length === 0 && next && (
        <Button small wide kind="primary" onClick={() => onAssign({ kind: 'task', wc, task: next })}>
          {t('assignSeq', { sequence: String(next.sequence) })}
        </Button>
      )}
    </section>
  );
}

/** Writes to the person at work, about the work order where both may see it. */
function MessageButton({ task: { worker, woNumber } }: { task: BegunTask }) {
  const t = useTranslations('tasks');
  const menus = useMenus();
  const navigate = useNavigate();
  if (!menus.has('/setting/message-new')) return null;
  const about = menus.has('/woDetail') ? ({ type: 'wo', number: woNumber } as const) : {};
  return (
    <Button
      small
      kind="outline"
      icon={IconChat}
      onClick={() => void navigate({ to: '/setting/message-new', search: { to: worker.name, ...about } })}
    >
      {t('message')}
    </Button>
  );
}

function CentreTag({ state }: Pick<BoardCentre, 'state'>) {
  const t = useTranslations('tasks');
  if (state === 'LATE')
    return (
      <StatusTag tone="bad" solid>
        {t('late')}
      </StatusTag>
    );
  if (state === 'OFFLINE')
    return (
      <StatusTag tone="hold" icon={IconHelp}>
        {t('stateUnknown')}
      </StatusTag>
    );
  return state === 'IDLE' ? (
    <StatusTag tone="idle" shape="pause">
      {t('centreStates.IDLE')}
    </StatusTag>
  ) : (
    <StatusTag tone="ok" icon={IconStart}>
      {t('status.RUNNING')}
    </StatusTag>
  );
}

type LineProps = {
  avatar: ReactNode;
  title: string;
  sub: ReactNode;
  below: ReactNode;
  figure: string;
  note: string;
  bad?: boolean;
};

function Line({ avatar, title, sub, below, figure, note, bad }: LineProps) {
  return (
    <div className={c('line')}>
      {avatar}
      <div className={c('words')}>
        <p className={c('who')}>{title}</p>
        <p className={c('meta')}>{sub}</p>
        <p className={c('meta')}>{below}</p>
      </div>
      <div className={c('time')}>
        <p className={c('figure', bad && 'bad')}>{figure}</p>
        <p className={c('meta')}>{note}</p>
      </div>
    </div>
  );
}

function BegunLine({ task, now }: { task: BegunTask; now: number }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const durations = useDurations();
  const momentWords = useMomentWords();
  const titleOf = useOperationTitle();
  const { worker, status, since, woNumber, quantity, qualified, estimatedHours, plannedEnd, lateSeconds } = task;
  const passed = Math.max(0, now - Date.parse(since)) / 1000;
  const runs = status === 'RUNNING';
  const isLate = plannedEnd !== null && lateSeconds > 0;
  // The server counted up to its answer.
  const lateNow = isLate ? (now - Date.parse(plannedEnd)) / 1000 : 0;
  const { leftSeconds } = progressOf(task.workedSeconds * 1000, estimatedHours);
  const time = isLate
    ? { figure: t('plus', { time: durations(lateNow, { inDays: true }) }), note: t('pastDue'), bad: true }
    : runs
      ? { figure: durations(Math.abs(leftSeconds)), note: t(leftSeconds < 0 ? 'overEstimate' : 'leftOver') }
      : { figure: durations(passed, { inDays: true }), note: t('pausedNow') };
  return (
    <Line
      avatar={<Avatar name={worker.name} />}
      title={t(runs ? 'personSince' : 'personPaused', { name: worker.name, time: momentWords(since) })}
      sub={titleOf(task)}
      below={
        <WorkOrderWords
          woNumber={woNumber}
          words={[
            isLate
              ? t('due', { day: momentWords(plannedEnd) })
              : t('countOf', { done: figures.quantity(qualified), all: figures.quantity(quantity) }),
          ]}
        />
      }
      {...time}
    />
  );
}

function NobodyLine({ centre, now }: { centre: BoardCentre; now: number }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const durations = useDurations();
  const momentWords = useMomentWords();
  const titleOf = useOperationTitle();
  const { idleSince, next } = centre;
  return (
    <Line
      avatar={
        <span className={c('nobody')}>
          <IconUser size={20} />
        </span>
      }
      title={idleSince === null ? t('nobody') : t('nobodySince', { time: momentWords(idleSince) })}
      sub={next ? t('nextIs', { what: titleOf(next) }) : t('noTaskWaits')}
      below={
        next && (
          <WorkOrderWords
            woNumber={next.woNumber}
            words={[t('hours', { hours: figures.quantity(next.estimatedHours) })]}
          />
        )
      }
      figure={idleSince === null ? '' : durations((now - Date.parse(idleSince)) / 1000, { inDays: true })}
      note={idleSince === null ? '' : t('idle')}
    />
  );
}
