import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { plainQuery } from '../../testing/plain-query.ts';
import { SAMPLE_TABLE, sampleCapability } from '../../testing/sample-capability.ts';
import { startOwnApp } from '../../testing/test-app.ts';
import { createDatabase, type Tx } from './database.ts';
import { createPool } from './pool.ts';

const erp = await startOwnApp({ more: sampleCapability });
const { appUrl, owner } = erp;
await owner.query(SAMPLE_TABLE);
await owner.query('create table thing (size integer); grant all on thing to public');
const role = decodeURIComponent(new URL(appUrl).username);

/** New connections reach a standby; those that are open stay as they are. */
const toStandby = () => owner.query(`alter role ${role} set default_transaction_read_only = on`);
const toPrimary = () => owner.query(`alter role ${role} reset default_transaction_read_only`);

const pid = plainQuery<{ pid: number }>('select pg_backend_pid() as pid');
const insert = plainQuery<{ size: number }>('insert into thing values (1) returning size');

describe('after a failover', () => {
  it('writes on: connections to the standby are closed, and nobody is told', async () => {
    const pool = createPool(appUrl, { max: 6, onError: () => {} });
    const database = createDatabase(pool);
    await toStandby();
    const old = await Promise.all(
      Array.from({ length: 6 }, () =>
        database.asCompany(1, async (tx) => {
          const { pid: own } = await tx.one(pid);
          while (pool.totalCount < 6) await sleep(5);
          return own;
        }),
      ),
    );
    expect(new Set(old).size).toBe(6);
    await toPrimary();
    const ways = [
      () => database.asCompany(1, (tx) => tx.all(insert)),
      () => database.outside.all(insert),
      async () => (await database.readTogether(pid, insert))[1],
    ];
    for (const write of [...ways, ...ways]) expect(await write()).toEqual([{ size: 1 }]);
    const { rows } = await owner.query('select pid from pg_stat_activity where pid = any ($1)', [old]);
    expect(rows.length).toBeLessThan(6);
    for (let count = 0; count < 12; count += 1) expect(old).not.toContain((await database.outside.one(pid)).pid);
    await database.close();
  });

  it('is busy while there is only a standby, and reads all the same', async () => {
    const { companyId, browser } = await erp.somebody();
    await toStandby();
    const terminated = `select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and pid <> pg_backend_pid()`;
    await owner.query(terminated, [role]);
    const pool = createPool(appUrl, { max: 2, onError: () => {} });
    const database = createDatabase(pool);
    await expect(database.asCompany(companyId, (tx) => tx.all(insert))).rejects.toMatchObject({ code: '25006' });
    expect(pool.totalCount).toBe(0);
    expect(await database.outside.all(plainQuery('select 1 as one'))).toEqual([{ one: 1 }]);
    await database.close();
    erp.log.length = 0;
    const headers = { 'Idempotency-Key': '0123456789-of-a-failover' };
    const post = () =>
      browser.send('/app/sample/shelf/A-01', { method: 'POST', body: { name: 'bolt', quantity: '1' }, headers });
    expect(await post()).toMatchObject({ status: 503, msgCode: 'SERVER_BUSY' });
    expect(erp.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    await toPrimary();
    expect(await post()).toMatchObject({ status: 200, success: true });
  });
});

describe('a session that the database ends in the middle of a transaction', () => {
  it.each([
    [
      'between two statements',
      async (tx: Tx, untilEnded: () => Promise<void>) => [await untilEnded(), await tx.all(insert)],
    ],
    [
      'before the commit',
      async (tx: Tx, untilEnded: () => Promise<void>) => [await tx.all(insert), await untilEnded()],
    ],
  ])('%s is begun again elsewhere', async (_, write) => {
    const ended = Promise.withResolvers<void>();
    const database = createDatabase(createPool(appUrl, { max: 2, onError: () => ended.resolve() }));
    await owner.query('delete from thing');
    let attempts = 0;
    await database.asCompany(1, async (tx) => {
      attempts += 1;
      await write(tx, async () => {
        if (attempts > 1) return;
        // As after a step of the clock: the transaction seems to have been idle for hours.
        await tx.all(plainQuery(`select set_config('idle_in_transaction_session_timeout', '1', true)`));
        await ended.promise;
      });
    });
    expect(attempts).toBe(2);
    expect((await owner.query('select count(*)::integer as count from thing')).rows).toEqual([{ count: 1 }]);
    await database.close();
  });
});
