import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedFiles } from '../../documents/index.ts';
import { documentsIn } from '../../server.ts';
import { loadSmallCompany } from '../../testing/small-company.ts';
import { startOwnApp } from '../../testing/test-app.ts';
import { inCompany } from '../frame/in-company.ts';
import { selectNeeds } from './company-needs.sql.ts';
import { examine } from './examine.ts';
import type { Diagnosis } from './finding.ts';
import { diagnosePostings } from './postings.ts';

const erp = await startOwnApp();
let company: Awaited<ReturnType<typeof loadSmallCompany>>;
const files: string[] = [];

beforeAll(async () => {
  company = await loadSmallCompany(erp);
  const folder = documentsIn(erp.config.dataFolder);
  await mkdir(folder, { recursive: true });
  await inCompany(erp.owner, company.companyCode, async (tx, companyId) => {
    for await (const storageId of storedFiles(tx, companyId)) files.push(storageId);
  });
  // The demo lacks an account of a tax and a standard cost on purpose: its people are asked for them.
  await run(`update tax_rate set account_number = '2100' where company_id = $1 and account_number is null`);
  await run('update part set std_cost = 1 where company_id = $1 and std_cost is null');
  for (const storageId of files) await writeFile(join(folder, storageId), 'bytes');
});

const run = (sql: string) => erp.owner.query(sql, [company.companyId]);

const sentences = (diagnoses: readonly Diagnosis[]) =>
  diagnoses.flatMap(({ name, findings }) => findings.map(({ what }) => `${name}: ${what}`));

/** Every finding, with the posting or the part of the server that it stands at. */
const found = async () => sentences((await examine(erp.owner, erp.config, company.companyCode)).diagnoses);

/** Those about postings alone, which take no reading of the whole ledger. */
const postings = async () => {
  const { companyCode } = company;
  const needs = await inCompany(erp.owner, companyCode, (tx, companyId) => tx.one(selectNeeds({ companyId })));
  return sentences(diagnosePostings(needs, companyCode));
};

it('finds nothing to mend in a company that works', async () => {
  expect(await found()).toEqual([]);
});

it('reads only', async () => {
  await erp.owner.query('set default_transaction_read_only = on');
  try {
    await expect(erp.owner.query('delete from webhook')).rejects.toThrow('read-only');
    expect(await found()).toEqual([]);
  } finally {
    await erp.owner.query('reset default_transaction_read_only');
  }
});

describe('says what is missing', () => {
  it.each([
    [
      `delete from account_use where company_id = $1 and use = 'WIP'`,
      'Issue to a work order: No account is set up for WIP.',
    ],
    [
      `delete from account_use where company_id = $1 and use = 'LABOUR_APPLIED'`,
      'Report time: No account is set up for WIP, LABOUR_APPLIED.',
    ],
    [
      `delete from account_use where company_id = $1 and use = 'CASH'`,
      'Bills and payments of vendors: No account is set up for CASH.',
    ],
    [
      'update company set issue_password_hash = null where company_id = $1',
      'Issue to a work order: No issue password is set.',
    ],
    [
      `update location set active = false where company_id = $1 and warehouse_code = 'P1'`,
      'Receive a purchase order: There is no active location in warehouse P1.',
    ],
    [
      `delete from approval_authority where company_id = $1 and kind = 'po'`,
      'Receive a purchase order: Nobody may approve purchase orders.',
    ],
    [
      `update app_user set roles = array_remove(roles, 'RECEIVER_FROM_WO') where company_id = $1`,
      'Receive a work order: No active user has the role RECEIVER_FROM_WO.',
    ],
    [
      `update app_user set ref_id = null where company_id = $1`,
      'Report time: No user is an employee who works at a work centre.',
    ],
    [
      `update part set std_cost = null where company_id = $1 and part_number = (
         select min(part_number) from work_order where company_id = $1 and list_status = 'open')`,
      'Receive a work order: Made parts of open work orders have no standard cost: ',
    ],
    [
      'update tax_rate set account_number = null where company_id = $1',
      'Receive a purchase order: Tax codes of open orders have no account: ',
    ],
  ])('%s', async (sql, expected) => {
    const isTold = (findings: readonly string[]) => findings.some((finding) => finding.startsWith(expected));
    expect(isTold(await postings())).toBe(false);
    await run(sql);
    expect(isTold(await postings())).toBe(true);
  });

  it('tells that the licence ends soon, and of totals that are not their rows', async () => {
    await run('update licence set valid_until = company_today($1) + 3 where company_id = $1');
    await run(`update figure_total set amount = amount + 1
                where company_id = $1 and ctid in (select ctid from figure_total where company_id = $1 limit 1)`);
    const told = await found();
    expect(told).toContainEqual(expect.stringMatching(/^Licence: The licence ends on .*, in 3 days\.$/));
    expect(told).toContainEqual(expect.stringMatching(/^Totals: 1 totals of \w+ are not the sum of their rows\.$/));
  });

  it('names a document without its file', async () => {
    expect(files.length).toBeGreaterThan(0);
    await rm(join(documentsIn(erp.config.dataFolder), files[0] ?? ''));
    expect(await found()).toContainEqual(
      expect.stringMatching(new RegExp(`^Documents: 1 of ${files.length} files are not in .*: ${files[0]}`)),
    );
  });

  it('says nothing of postings that the licence does not cover, and everything of one that has ended', async () => {
    await run(`update licence set modules = array_remove(modules, 'PRODUCTION') where company_id = $1`);
    expect((await postings()).filter((finding) => finding.startsWith('Issue to a work order'))).toEqual([]);
    await run('update licence set valid_until = company_today($1) - 1 where company_id = $1');
    expect(await postings()).toContainEqual(expect.stringMatching(/^Issue to a work order: The licence ended on /));
  });

  it('looks no further where the schema is behind or ahead', async () => {
    await erp.owner.query(`insert into schema_migration (name) values ($1)`, [`9999_${randomUUID()}.sql`]);
    expect(await found()).toEqual([expect.stringMatching(/^Schema: The schema is newer than this version: 9999_/)]);
    await erp.owner.query(`delete from schema_migration where name like '9999%' or name like '0001%'`);
    expect(await found()).toEqual([
      'Schema: The schema lacks 1 migrations, the first of them 0001_companies_and_sessions.sql.',
    ]);
  });
});
