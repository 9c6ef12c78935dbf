import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

export interface Timer {
  kind: string;
  refId: string;
  dueAt: string;
}

/** The work of one kind of timer. It runs in the transaction that takes the timer away: both are done, or neither is. */
export interface TimerJob {
  readonly kind: string;
  fire(tx: Tx, companyId: number, timer: Timer): Promise<void>;
}

export interface TimerPace {
  /** The longest sleep: a timer that another node has armed meanwhile is late by this much at most. */
  lookMs: number;
  /** Timers that fire at the same time on this node. */
  lanes: number;
}
const PACE: TimerPace = { lookMs: 1_000, lanes: 4 };
/** Due timers that this node cannot take are being fired by another one. */
const BUSY_ELSEWHERE_MS = 100;

type Due = { companyId: number; kind: string };

const selectDue = statement<{ kinds: readonly string[] }, Due>('select company_id, kind from due_timers(:kinds)', {
  neverNull: ['companyId', 'kind'],
});

const selectSeconds = statement<{ kinds: readonly string[] }, { seconds: number | null }>(
  'select seconds_to_next_timer(:kinds) as seconds',
);

const takeTimer = statement<Due, Timer>(
  `select kind, ref_id, due_at from timer where company_id = :companyId and kind = :kind and fire_at <= now()
    order by fire_at limit 1 for update skip locked`,
);

type Key = Timer & { companyId: number };

const deleteTimer = statement<Key>(
  `delete from timer where company_id = :companyId and kind = :kind and ref_id = :refId and due_at = :dueAt::timestamptz`,
);

const postponeTimer = statement<Key>(
  `update timer set failures = failures + 1, retry_at = clock_timestamp() + least(power(2, failures), 600) * interval '1 second'
    where company_id = :companyId and kind = :kind and ref_id = :refId and due_at = :dueAt::timestamptz`,
);

interface Means {
  database: Database;
  trouble: (error: unknown, timer?: Key) => void;
  pace?: Partial<TimerPace> | undefined;
}

/** Fires due timers of every company until it is stopped. Any number of nodes may do so on one database. */
export function runTimers(jobs: readonly TimerJob[], { database, trouble, pace }: Means) {
  const { lookMs, lanes } = { ...PACE, ...pace };
  const jobOf = new Map(jobs.map((job) => [job.kind, job]));
  const kinds = [...jobOf.keys()];
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  /** Whether there was one. A timer whose job fails waits, so that it does not hold up the others. */
  const fireNext = async ({ companyId, kind }: Due) => {
    let taken: Timer | undefined;
    try {
      await database.asCompany(companyId, async (tx) => {
        taken = await tx.first(takeTimer({ companyId, kind }));
        if (!taken) return;
        await jobOf.get(kind)?.fire(tx, companyId, taken);
        await tx.run(deleteTimer({ companyId, ...taken }));
      });
    } catch (error) {
      if (!taken) throw error;
      const key = { companyId, ...taken };
      trouble(error, key);
      await database.asCompany(companyId, (tx) => tx.run(postponeTimer(key)));
    }
    return taken !== undefined;
  };

  const fireAll = async () => {
    const due = await database.outside.all(selectDue({ kinds }));
    let fired = 0;
    const lane = async (first: number) => {
      // Each lane begins with another company: one that has many due does not hold up those that have few.
      for (const index of due.keys()) {
        const next = due[(first + index) % due.length] as Due;
        while (!isStopped() && (await fireNext(next))) fired += 1;
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
