import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENT_MS } from '../../testing/patience.ts';
import { peopleOf } from '../../testing/people.ts';
import { plainQuery } from '../../testing/plain-query.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { armTimers } from './arm-timer.ts';
import { runTimers, type TimerJob } from './run-timers.ts';

const { owner, appUrl } = await createTestDatabase();
await owner.query(
  `create table fired (company_id integer, kind text, ref_id text, due_at timestamptz, at timestamptz default clock_timestamp(), node text);
   grant insert on fired to gemba_app`,
);
const people = peopleOf(owner, '');

let companyId: number;
let databases: Database[];
let runners: ReturnType<typeof runTimers>[];
const troubles: unknown[] = [];
beforeEach(async () => {
  await owner.query('truncate fired');
  await owner.query('delete from timer');
  ({ companyId } = await people.company());
  databases = [];
  runners = [];
  troubles.length = 0;
});
afterEach(async () => {
  await Promise.all(runners.map((one) => one.stop()));
  await Promise.all(databases.map((one) => one.close()));
});

const open = () => {
  const database = createDatabase(createPool(appUrl, { max: 8, waitMs: PATIENT_MS, onError: () => {} }));
  databases.push(database);
  return database;
};

/** A job that writes that it was done, after some thought. */
const job = (kind: string, node = '', thinkMs = 0, before = async (_refId: string) => {}): TimerJob => ({
  kind,
  async fire(tx, company, timers) {
    for (const { refId, dueAt } of timers) {
      await tx.all(
        plainQuery('insert into fired (company_id, kind, ref_id, due_at, node) values ($1, $2, $3, $4, $5)', [
          company,
          kind,
          refId,
          dueAt,
          node,
        ]),
      );
      await sleep(thinkMs);
      await before(refId);
    }
  },
});
const start = (jobs: readonly TimerJob[], database = open()) => {
  const runner = runTimers(jobs, { database, trouble: (error) => void troubles.push(error) });
  runners.push(runner);
  return runner;
};
const arm = (kind: string, refIds: readonly string[], inMs: () => number, company = companyId, database = open()) =>
  database.asCompany(company, (tx) => {
    const timers = refIds.map((refId) => ({ refId, dueAt: new Date(Date.now() + inMs()).toISOString() }));
    return armTimers(tx, company, kind, timers);
  });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const fired = async () =>
  (
    await owner.query<{ ref_id: string; node: string; late: number }>(
      `select ref_id, node, extract(epoch from at - due_at)::float as late from fired order by at`,
    )
  ).rows;
const untilDone = async () => {
  while ((await owner.query('select 1 from timer limit 1')).rows.length > 0) await sleep(10);
};

describe('timers', () => {
  it('fire once each and none early, on two nodes of which one is stopped in the middle and one is cut off', async () => {
    await arm('work', numbers(200), () => Math.random() * 2_000);
    const [first, second] = [open(), open()];
    start([job('work', 'first', 5)], first);
    const stopped = start([job('work', 'second', 5)], second);
    await sleep(700);
    // A node that dies takes its connections along: what it had not committed is undone.
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`,
    );
    await sleep(300);
    await stopped.stop();
    await untilDone();
    const rows = await fired();
    expect(rows.map(({ ref_id }) => Number(ref_id)).toSorted((a, b) => a - b)).toEqual(numbers(200).map(Number));
    expect(rows.filter(({ late }) => late < 0)).toEqual([]);
    expect(new Set(rows.map(({ node }) => node))).toEqual(new Set(['first', 'second']));
  });

  it('that came due while nobody ran fire when a node comes, in every company', async () => {
    const rival = await people.company();
    await arm('work', ['own'], () => -86_400_000);
    await arm('work', ['theirs'], () => -1, rival.companyId);
    start([job('work')]);
    await untilDone();
    expect((await fired()).map(({ ref_id }) => ref_id).toSorted()).toEqual(['own', 'theirs']);
  });

  it('that are armed for the same moment twice fire once, and for another moment once more', async () => {
    const dueAt = new Date(Date.now() - 1_000).toISOString();
    const moments = [dueAt, dueAt, new Date(Date.now() - 500).toISOString()];
    await open().asCompany(companyId, (tx) =>
      armTimers(
        tx,
        companyId,
        'work',
        moments.map((moment) => ({ refId: 'one', dueAt: moment })),
      ),
    );
    start([job('work')]);
    await untilDone();
    expect(await fired()).toHaveLength(2);
  });

  it('whose job fails are tried again later, leave nothing behind, and hold up no other', async () => {
    let broken = true;
    const flaky = job('work', '', 0, async (refId) => {
      if (refId === 'bad' && broken) throw new Error('not now');
    });
    await arm('work', ['bad', 'good'], () => -1_000);
    start([flaky]);
    while ((await fired()).length === 0 || troubles.length === 0) await sleep(5);
    expect((await fired()).map(({ ref_id }) => ref_id)).toEqual(['good']);
    // Another lane may take it once more before it is put off.
    expect(troubles).toEqual(troubles.map(() => new Error('not now')));
    broken = false;
    await untilDone();
    expect((await fired()).map(({ ref_id }) => ref_id)).toEqual(['good', 'bad']);
  });

  it('of a kind that this node does not know wait for one that does', async () => {
    await arm('newer', ['one'], () => -1_000);
    start([job('work')]);
    await arm('work', ['two'], () => 100);
    while ((await fired()).length === 0) await sleep(5);
    expect((await owner.query('select kind from timer')).rows).toEqual([{ kind: 'newer' }]);
    start([job('newer')]);
    await untilDone();
    expect((await fired()).map(({ ref_id }) => ref_id)).toEqual(['two', 'one']);
  });

  it('go on after the database has cut every connection', async () => {
    start([job('work')]);
    await sleep(50);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await arm('work', ['after'], () => 10);
    await untilDone();
    expect(await fired()).toHaveLength(1);
  });
});
