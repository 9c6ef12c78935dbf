import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

export interface Timer {
  refId: string;
  dueAt: string;
}

/**
 * The work of one kind of timer, for some that are due together. It runs in the transaction that takes them away: both are done,
 * or neither is.
 */
export interface TimerJob {
  readonly kind: string;
  fire(tx: Tx, companyId: number, timers: readonly Timer[]): Promise<void>;
}

export interface TimerPace {
  /** The longest sleep: a timer that another node has armed meanwhile is late by this much at most. */
  lookMs: number;
  /** Timers that fire at the same time on this node. */
  lanes: number;
}
const PACE: TimerPace = { lookMs: 1_000, lanes: 4 };
/** In one transaction: after a night without a server there may be thousands. */
const TOGETHER = 20;
/** Due timers that this node cannot take are being fired by another one. */
const BUSY_ELSEWHERE_MS = 100;

type Due = { companyId: number; kind: string };

const selectDue = statement<{ kinds: readonly string[] }, Due>('select company_id, kind from due_timers(:kinds)', {
  neverNull: ['companyId', 'kind'],
});

const selectSeconds = statement<{ kinds: readonly string[] }, { seconds: number | null }>(
  'select seconds_to_next_timer(:kinds) as seconds',
);

const takeTimers = statement<Due & { atMost: number }, Timer>(
  `select ref_id, due_at from timer where company_id = :companyId and kind = :kind and fire_at <= now()
    order by fire_at limit :atMost for update skip locked`,
);

const deleteTimers = statement<Due & { refIds: readonly string[]; dueAts: readonly string[] }>(
  `delete from timer using unnest(:refIds::text[], :dueAts::timestamptz[]) as done (ref_id, due_at)
    where company_id = :companyId and kind = :kind and timer.ref_id = done.ref_id and timer.due_at = done.due_at`,
);

const postponeTimer = statement<Due & Timer>(
  `update timer set failures = failures + 1, retry_at = clock_timestamp() + least(power(2, failures), 600) * interval '1 second'
    where company_id = :companyId and kind = :kind and ref_id = :refId and due_at = :dueAt::timestamptz`,
);

interface Means {
  database: Database;
  trouble: (error: unknown, timer?: Due & Timer) => void;
  pace?: Partial<TimerPace> | undefined;
}

/** Fires due timers of every company until it is stopped. Any number of nodes may do so on one database. */
export function runTimers(jobs: readonly TimerJob[], { database, trouble, pace }: Means) {
  const { lookMs, lanes } = { ...PACE, ...pace };
  const jobOf = new Map(jobs.map((job) => [job.kind, job]));
  const kinds = [...jobOf.keys()];
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  /** How many there were. Those whose work fails together are tried one by one; one that fails alone waits, and holds up no other. */
  const fireNext = async (due: Due, atMost: number): Promise<number> => {
    let taken: readonly Timer[] = [];
    try {
      await database.asCompany(due.companyId, async (tx) => {
        taken = await tx.all(takeTimers({ ...due, atMost }));
        if (taken.length === 0) return;
        await jobOf.get(due.kind)?.fire(tx, due.companyId, taken);
        const refIds = taken.map(({ refId }) => refId);
        await tx.run(deleteTimers({ ...due, refIds, dueAts: taken.map(({ dueAt }) => dueAt) }));
      });
    } catch (error) {
      const [first] = taken;
      if (!first) throw error;
      if (taken.length > 1) {
        for (let left = taken.length; left > 0 && !isStopped(); left -= 1) await fireNext(due, 1);
      } else {
        trouble(error, { ...due, ...first });
        await database.asCompany(due.companyId, (tx) => tx.run(postponeTimer({ ...due, ...first })));
      }
    }
    return taken.length;
  };

  const fireAll = async () => {
    const due = await database.outside.all(selectDue({ kinds }));
    let fired = 0;
    const lane = async (first: number) => {
      // Each lane begins with another company: one that has many due does not hold up those that have few.
      for (const index of due.keys()) {
        const next = due[(first + index) % due.length] as Due;
        for (let count = 1; count > 0 && !isStopped(); fired += count) count = await fireNext(next, TOGETHER);
      }
    };
    if (due.length > 0) await Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)));
    return fired;
  };

  const look = async () => {
    const fired = await fireAll();
    const { seconds } = await database.outside.one(selectSeconds({ kinds }));
    if (seconds === null) return lookMs;
    if (seconds <= 0) return fired > 0 ? 0 : BUSY_ELSEWHERE_MS;
    return Math.min(lookMs, Math.ceil(seconds * 1_000));
  };

  const run = async () => {
    while (!isStopped()) {
      const sleepMs = await look().catch((error: unknown) => {
        if (!isStopped()) trouble(error);
        return lookMs;
      });
      await pause(sleepMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();

  return {
    /** Ends after the timers that are firing now. */
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
