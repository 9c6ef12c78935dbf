import { expect, test } from 'vitest';
import { openTemplateCompany } from '../testing/template-company.ts';
import { startTestApp } from '../testing/test-app.ts';
import { IMPORT_TABLES } from './tables/index.ts';
import { bringFile, exampleOf } from './testing/bring.ts';

const erp = await startTestApp();

test.each(['US', 'ES'])('a new company in %s takes every example file, and its ledger stays whole', async (country) => {
  const { companyId, broken } = await openTemplateCompany(erp, {
    code: `EXAMPLES-${country}`,
    template: 'manufacturing',
    country,
  });
  const { rows } = await erp.owner.query<{ id: number }>('select user_id as id from app_user where company_id = $1', [
    companyId,
  ]);
  for (const { kind } of IMPORT_TABLES) {
    const { told, left } = await bringFile(erp.owner, kind, exampleOf(kind), { companyId, userId: rows[0]?.id });
    expect({ told, left }, kind).toEqual({ told: [], left: [] });
  }
  expect(await broken()).toEqual([]);
});
