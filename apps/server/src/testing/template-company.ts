import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { COUNTRIES } from '../cli/company/countries.ts';
import { createCompany } from '../cli/company/create-company.ts';
import { TEMPLATES } from '../cli/company/templates.ts';
import { checkTotals } from '../info-centres/index.ts';
import { checkCompany } from '../inventory/index.ts';
import { quickHash } from './quick-hash.ts';
import { PASSWORD, type startTestApp } from './test-app.ts';

export const ISSUE_PASSWORD = '1234-5678';

interface Choice {
  code: string;
  template: keyof typeof TEMPLATES;
  country: string;
}

/** A company as `gemba company add` makes it, and its administrator `ines`, who may do everything. */
export async function openTemplateCompany(
  { owner, signIn }: Pick<Awaited<ReturnType<typeof startTestApp>>, 'owner' | 'signIn'>,
  { code, template, country }: Choice,
) {
  const { currency, timeZone, taxes } = COUNTRIES[country] ?? expect.fail('no such country');
  const admin = { userName: 'ines', displayName: 'Ines Moreno', passwordHash: await quickHash(PASSWORD) };
  const place = { country, currency, timeZone, taxes, fiscalYearStart: 1 };
  const company = { code, name: 'New', ...place, issuePasswordHash: await quickHash(ISSUE_PASSWORD) };
  const companyId = await createCompany(owner, { ...company, template: TEMPLATES[template], admin });
  const browser = await signIn(code, 'ines');
  return {
    companyId,
    browser,
    post: <Data>(path: string, body: unknown, by = browser) =>
      by.send<Data>(`/app${path}`, { method: 'POST', body, headers: { 'Idempotency-Key': randomUUID() } }),
    /** The rules of the ledgers that do not hold, and the figures whose totals are not their rows. */
    broken: async () => [
      ...Object.entries(await checkCompany(owner, companyId)).flatMap(([rule, found]) => (found > 0 ? [rule] : [])),
      ...Object.keys(await checkTotals(owner, code)),
    ],
  };
}
