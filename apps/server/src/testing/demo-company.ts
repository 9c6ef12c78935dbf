import { inject } from 'vitest';
import { loadDemo } from '../demo/index.ts';
import { templateOf, urlOfDatabase, withClient } from './one-postgres.ts';
import { startOwnApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

export const TODAY = '2026-06-18';

/** The demo company is loaded once in a run, by whoever needs it first, and cloned from there. */
async function demoTemplate() {
  const [url, prefix] = [inject('postgresUrl'), inject('databasePrefix')];
  const name = `${prefix}demo`;
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${name} template ${templateOf(prefix)}`);
    const hashPassword = async () => '$argon2id$nobody signs in by it';
    await withClient(urlOfDatabase(url, name), (owner) =>
      loadDemo(owner, { size: 'small', today: TODAY, hashPassword }),
    );
  });
  return name;
}

/** A database of this test file's own with the demo companies in it. */
export const createDemoDatabase = async () => createTestDatabase(await demoTemplate());

/** The demo company with two years of orders, somebody in it who may read them all, and somebody of another company. */
export async function startDemoCompany() {
  const erp = await startOwnApp({}, createDemoDatabase());
  const { rows } = await erp.owner.query<{ company_id: number }>(
    `select company_id from company where company_code = 'DEMO'`,
  );
  const companyId = rows[0]?.company_id as number;
  const { userName, userId } = await erp.user(companyId, { refId: null });
  const rival = await erp.somebody();
  return {
    ...erp,
    companyId,
    userId,
    clerk: await erp.signIn('DEMO', userName),
    rival: rival.browser,
    /** Rows of this company, read past every policy; `$1` is the company. */
    rows: async <Row extends object>(text: string, ...values: unknown[]) =>
      (await erp.owner.query<Row>(text, [companyId, ...values])).rows,
  };
}
