import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { proveIsolation } from '../kit/database/isolation.ts';
import { createPool } from '../kit/database/pool.ts';
import { PATIENT_MS } from '../testing/patience.ts';
import { plainQuery } from '../testing/plain-query.ts';
import { SAMPLE_TABLE, sampleCapability } from '../testing/sample-capability.ts';
import { startOwnApp } from '../testing/test-app.ts';

/** I12, S12, S13: no row of one company is ever visible to another. */
const erp = await startOwnApp({ more: sampleCapability });
await erp.owner.query(SAMPLE_TABLE);
const [own, rival] = [await erp.somebody(), await erp.somebody()];
for (const { companyId } of [own, rival]) {
  await erp.owner.query(
    `insert into shelf (company_id, number, name) select $1, n, 'of company ' || $1::integer from generate_series(1, 5) n`,
    [companyId],
  );
}

const database = createDatabase(createPool(erp.appUrl, { waitMs: PATIENT_MS, onError: () => {} }));

describe('two companies in one database', () => {
  it('see their own rows by a query that forgets its filter', async () => {
    for (const { companyId, browser } of [own, rival]) {
      const { data } = await browser.get<{ items: { name: string }[] }>('/sample/careless');
      expect(data.items.map((item) => item.name)).toEqual(Array.from({ length: 5 }, () => `of company ${companyId}`));
    }
  });

  it('cannot read, change, delete or plant a row of the other in any table', async () => {
    const { rows } = await erp.owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { name } of rows) {
      const foreign = await database.asCompany(own.companyId, (tx) =>
        tx.all(plainQuery(`select 1 from ${name} where company_id <> $1`, [own.companyId])),
      );
      expect(foreign, name).toEqual([]);
    }
    const { rows: policies } = await erp.owner.query<{ tablename: string; qual: string; with_check: string }>(
      `select tablename, qual, with_check from pg_policies
        where schemaname = 'public' and (roles = '{public}' or 'gemba_app' = any(roles)) and tablename <> 'forgotten'`,
    );
    const ownOnly = '(company_id = current_company())';
    expect(policies.filter(({ qual, with_check }) => qual !== ownOnly || with_check !== ownOnly)).toEqual([]);
    expect(new Set(policies.map((policy) => policy.tablename))).toEqual(new Set(rows.map((row) => row.name)));
    const touched = await database.asCompany(own.companyId, async (tx) => ({
      updated: await tx.all(
        plainQuery(`update shelf set name = 'stolen' where company_id = $1 returning 1`, [rival.companyId]),
      ),
      deleted: await tx.all(plainQuery('delete from shelf where company_id = $1 returning 1', [rival.companyId])),
    }));
    expect(touched).toEqual({ updated: [], deleted: [] });
    await expect(
      database.asCompany(own.companyId, (tx) =>
        tx.all(
          plainQuery(`insert into shelf (company_id, number, name) values ($1, 99, 'planted')`, [rival.companyId]),
        ),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('see nothing at all while no company is set', async () => {
    expect(await database.outside.all(plainQuery('select 1 from shelf'))).toEqual([]);
    expect(await database.outside.all(plainQuery('select 1 from company'))).toEqual([]);
    await expect(
      database.outside.all(plainQuery(`insert into shelf (number, name) values (1, 'nobody')`)),
    ).rejects.toThrow();
  });

  it('get the answer of "does not exist" for an id of the other, to the byte', async () => {
    const foreign = await erp.owner.query<{ session_id: string }>(
      'select session_id from session where company_id = $1',
      [rival.companyId],
    );
    const colleague = await erp.user(own.companyId);
    await erp.signIn(own.companyCode, colleague.userName);
    const others = await erp.owner.query<{ session_id: string }>('select session_id from session where user_id = $1', [
      colleague.userId,
    ]);
    const missing = await own.browser.post(`/sessions/${randomUUID()}/revoke`);
    for (const { session_id } of [...foreign.rows, ...others.rows]) {
      expect((await own.browser.post(`/sessions/${session_id}/revoke`)).text).toBe(missing.text);
    }
    expect((await rival.browser.get('/getMenuPermission')).success).toBe(true);
  });

  it('share one pool of connections through 20,000 reads by 64 clients without one row astray', async () => {
    let astray = 0;
    const read = async (client: number) => {
      const who = client % 2 === 0 ? own : rival;
      for (let round = 0; round < 312; round += 1) {
        const rows = await database.asCompany(who.companyId, (tx) =>
          tx.all(plainQuery<{ companyId: number }>('select company_id from shelf')),
        );
        if (rows.length !== 5 || rows.some((row) => row.companyId !== who.companyId)) astray += 1;
      }
    };
    await Promise.all(Array.from({ length: 64 }, (_, client) => read(client)));
    expect(astray).toBe(0);
  });
});

describe('the self-test at start', () => {
  it('passes on this schema', async () => {
    await expect(proveIsolation(database)).resolves.toBeUndefined();
  });

  it('refuses to serve when a table has no policy, or the role could look past it', async () => {
    await erp.owner.query('create table forgotten (company_id integer); grant select on forgotten to gemba_app');
    await expect(proveIsolation(database)).rejects.toThrow('No row-level security on forgotten');
    await erp.owner.query(
      'alter table forgotten enable row level security; alter table forgotten force row level security',
    );
    await erp.owner.query('create policy everybody on forgotten using (true); insert into forgotten values (1)');
    await expect(proveIsolation(database)).rejects.toThrow('readable without its being set');
    await erp.owner.query('drop table forgotten');

    const asOwner = createDatabase(createPool(erp.ownerUrl, { waitMs: PATIENT_MS, onError: () => {} }));
    await expect(proveIsolation(asOwner)).rejects.toThrow('must own nothing and bypass nothing');
    await asOwner.close();
  });
});
