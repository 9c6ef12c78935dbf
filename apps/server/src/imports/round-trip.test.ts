import { expect, test } from 'vitest';
import { checkTotals } from '../info-centres/index.ts';
import { checkCompany } from '../inventory/index.ts';
import { createDemoDatabase } from '../testing/demo-company.ts';
import { asOfNow, exportFile } from './export-file.ts';
import { IMPORT_TABLES } from './tables/index.ts';
import { bringFile } from './testing/bring.ts';

const { owner } = await createDemoDatabase();
const idOf = async (sql: string, ...values: unknown[]) => (await owner.query<{ id: number }>(sql, values)).rows[0]?.id;

const exportAll = (companyId: number) =>
  asOfNow(owner, companyId, async () => {
    const files = new Map<string, string>();
    for (const table of IMPORT_TABLES) {
      let text = '';
      for await (const piece of exportFile(owner, table, companyId)) text += piece;
      files.set(table.kind, text);
    }
    return files;
  });

test('the export of the demo company comes into an empty one, whose export is the same; again it changes nothing', async () => {
  const demo = (await idOf(`select company_id as id from company where company_code = 'DEMO'`)) as number;
  const copy = (await idOf(
    `insert into company (company_code, company_name, time_zone, base_currency)
     select 'COPY', 'Copy', time_zone, base_currency from company where company_id = $1 returning company_id as id`,
    demo,
  )) as number;
  const exported = await exportAll(demo);
  const problems: unknown[] = [];
  for (const round of ['first', 'second']) {
    for (const [kind, file] of exported) {
      const userId = await idOf(
        `select user_id as id from app_user where company_id = $1 and user_name = 'admin'`,
        copy,
      );
      const { rows, same, told, left } = await bringFile(owner, kind, file, { companyId: copy, userId });
      const changed = round === 'second' && same !== rows ? [rows - same] : [];
      if (told.length + left.length + changed.length > 0)
        problems.push({ round, kind, told: told.slice(0, 3), left: left.slice(0, 3), changed });
    }
  }
  expect(problems).toEqual([]);
  const again = await exportAll(copy);
  for (const [kind, file] of exported) expect(again.get(kind), kind).toBe(file);
  expect([...exported].filter(([, file]) => file.split('\r\n').length < 3).map(([kind]) => kind)).toEqual([]);
  const findings = await checkCompany(owner, copy);
  expect(Object.entries(findings).filter(([, count]) => count > 0)).toEqual([]);
  expect(Object.keys(await checkTotals(owner, 'COPY'))).toEqual([]);
});

test('the export of a company changes nothing in that company itself', async () => {
  const demo = (await idOf(`select company_id as id from company where company_code = 'DEMO'`)) as number;
  const userId = await idOf(`select user_id as id from app_user where company_id = $1 and user_name = 'admin'`, demo);
  const problems: unknown[] = [];
  for (const [kind, file] of await exportAll(demo)) {
    // Its stock was not brought by a file: there it is a conflict.
    if (kind === 'onHand') continue;
    const { rows, same, told, left } = await bringFile(owner, kind, file, { companyId: demo, userId });
    if (rows !== same) problems.push({ kind, changed: rows - same, told: told.slice(0, 3), left: left.slice(0, 3) });
  }
  expect(problems).toEqual([]);
});
