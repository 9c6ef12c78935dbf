import { afterAll, expect, it } from 'vitest';
import { PATIENT_MS } from '../../testing/patience.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createDatabase, enterCompany } from './database.ts';
import { fieldOf } from './fields.ts';
import { createPool } from './pool.ts';
import { sql } from './sql.ts';
import { positional, statement } from './statement.ts';

const erp = await startTestApp();
const { companyId, companyCode } = await erp.company();
const database = createDatabase(createPool(erp.appUrl, { max: 1, waitMs: PATIENT_MS, onError: () => {} }));
afterAll(() => database.close());

it('numbers parameters by their names, the same name once, and leaves casts, quotes and comments alone', () => {
  expect(positional(`select :b::text, ':no', ":no", :a, :b -- :no\n /* :no */ from t where x[1:2] = '{}'`)).toEqual({
    text: `select $1::text, ':no', ":no", $2, $1 -- :no\n /* :no */ from t where x[1:2] = '{}'`,
    names: ['b', 'a'],
  });
});

it.each([
  ['part_number', 'partNumber'],
  ['line_2', 'line2'],
  ['on_hand', 'onHand'],
  ['inQA', 'inQA'],
  ['status', 'status'],
])('names the field of %s %s', (column, field) => {
  expect(fieldOf(column)).toBe(field);
});

const selectCompany = statement<{ companyId: number }, { companyCode: string; inQA: number }>(
  'select company_code, 1 as "inQA" from company where company_id = :companyId',
);
const row = { companyCode, inQA: 1 };

it('gives fields in camelCase, in a transaction and in one trip', async () => {
  await database.asCompany(companyId, async (tx) => {
    expect(await tx.all(selectCompany({ companyId }))).toEqual([row]);
    expect(await tx.first(selectCompany({ companyId }))).toEqual(row);
    expect(await tx.one(selectCompany({ companyId }))).toEqual(row);
    expect(await tx.first(selectCompany({ companyId: 0 }))).toBeUndefined();
  });
  const entered = enterCompany({ companyId: String(companyId) });
  for (let time = 0; time < 3; time += 1)
    expect(await database.readTogether(entered, selectCompany({ companyId }))).toEqual([[{}], [row]]);
});

it('says which statement gave no row where there is always one', async () => {
  const asked = database.asCompany(companyId, (tx) => tx.one(selectCompany({ companyId: 0 })));
  await expect(asked).rejects.toThrow('no row where there is always one: select company_code');
});

it('puts a statement together from pieces', () => {
  const selectCodes = statement<{ after?: string }, { companyCode: string }>(
    ({ after }) => sql`select company_code from company where ${after ? sql`company_code > ${after}` : sql`true`}`,
  );
  expect(selectCodes({}).text).toBe('select company_code from company where true');
  expect(selectCodes({ after: 'A' })).toMatchObject({
    text: 'select company_code from company where company_code > $1',
    values: ['A'],
  });
});
