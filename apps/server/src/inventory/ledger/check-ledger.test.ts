import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoUsers, loadCompany } from '../../demo/index.ts';
import { createDemoDatabase } from '../../testing/demo-company.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { checkLedger, LEDGER_RULES } from './check-ledger.ts';
import { corruptions } from './testing/ledger-corruptions.ts';

const { owner } = await createTestDatabase();

const hashPassword = async (text: string) => `$argon2id$${text}`;
const options = { size: 'small', today: '2026-06-18', hashPassword } as const;

beforeAll(async () => {
  const company = { code: 'TINY', name: 'Tiny Works', people: demoUsers.slice(0, 1), days: 100, scale: 0.5, parts: 0 };
  await owner.query('begin');
  await loadCompany(owner, options, '2026-06-18T12:42:00.000Z', company);
  await owner.query('commit');
  await owner.query('analyze');
});

const brokenIn = async (client: pg.Client) =>
  Object.entries(await checkLedger(client)).flatMap(([rule, count]) => (count > 0 ? [rule] : []));

/** Rolls back. Triggers and foreign keys are off, as for somebody who writes past them. */
async function afterCorruption(statements: readonly string[]) {
  await owner.query('begin');
  try {
    await owner.query(`select set_config('app.company_id', '1', true)`);
    await owner.query('set local session_replication_role = replica');
    for (const statement of statements) {
      const { rowCount, command } = await owner.query(statement);
      if (command !== 'ALTER' && !rowCount) throw new Error(`nothing to corrupt: ${statement}`);
    }
    return await brokenIn(owner);
  } finally {
    await owner.query('rollback');
  }
}

it('finds nothing wrong in a ledger that adds up', async () => {
  expect(await brokenIn(owner)).toEqual([]);
});

it('finds nothing wrong in the small demo companies', async () => {
  const demo = await createDemoDatabase();
  expect(await brokenIn(demo.owner)).toEqual([]);
}, 300_000);

describe('each rule bites', () => {
  it.each(Object.keys(LEDGER_RULES))('%s', async (rule) => {
    const corruption = corruptions[rule];
    expect(corruption, `no corruption shows that ${rule} bites`).toBeDefined();
    const { statements, alsoBreaks = [] } = corruption as NonNullable<typeof corruption>;
    expect((await afterCorruption(statements)).toSorted()).toEqual([rule, ...alsoBreaks].toSorted());
  });
});
