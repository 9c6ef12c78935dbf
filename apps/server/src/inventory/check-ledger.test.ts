import { beforeAll, describe, expect, it } from 'vitest';
import { loadCompany } from '../demo/load-company.ts';
import { TWIN_USER } from '../demo/users.ts';
import { createTestDatabase } from '../kit/testing/test-database.ts';
import { checkLedger, LEDGER_RULES } from './index.ts';
import { corruptions } from './ledger-corruptions.ts';

const { owner } = await createTestDatabase();

beforeAll(async () => {
  const options = {
    size: 'small',
    today: '2026-06-18',
    hashPassword: async (text: string) => `$argon2id$${text}`,
  } as const;
  const company = { code: 'TINY', name: 'Tiny Works', people: [TWIN_USER], days: 100, scale: 0.5, parts: 0 };
  await owner.query('begin');
  await loadCompany(owner, options, '2026-06-18T12:42:00.000Z', company);
  await owner.query('commit');
  await owner.query('analyze');
}, 120_000);

const broken = async () =>
  Object.entries(await checkLedger(owner)).flatMap(([rule, count]) => (count > 0 ? [rule] : []));

/** Leaves nothing behind; triggers and foreign keys are off meanwhile, as they are for whoever reaches around them. */
async function afterCorruption(statements: readonly string[]) {
  await owner.query('begin');
  try {
    await owner.query(`select set_config('app.company_id', '1', true)`);
    await owner.query('set local session_replication_role = replica');
    for (const statement of statements) {
      const { rowCount, command } = await owner.query(statement);
      if (command !== 'ALTER' && !rowCount) throw new Error(`nothing to corrupt: ${statement}`);
    }
    return await broken();
  } finally {
    await owner.query('rollback');
  }
}

it('finds nothing wrong in a ledger that adds up', async () => {
  expect(await broken()).toEqual([]);
});

describe('each rule bites', () => {
  it.each(Object.keys(LEDGER_RULES))('%s', async (rule) => {
    const corruption = corruptions[rule];
    expect(corruption, `no corruption shows that ${rule} bites`).toBeDefined();
    const { statements, alsoBreaks = [] } = corruption as NonNullable<typeof corruption>;
    expect((await afterCorruption(statements)).toSorted()).toEqual([rule, ...alsoBreaks].toSorted());
  });
});
