import { randomUUID } from 'node:crypto';
import { ROLES } from '@gemba/contract/kit/roles';
import { describe, expect, it } from 'vitest';
import { documentsRoutes } from '../documents/index.ts';
import type { Browser } from '../testing/browser.ts';
import { addQualityDocument } from '../testing/quality-document.ts';
import { LONG } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';
import { addressesRoutes } from './routes.ts';

/** S11 for the address book: none, every role alone and pairs of them at every call, over HTTP. The long form has every pair. */
const erp = await startTestApp();
const { companyId, companyCode } = await erp.company();

type Part = 'customer' | 'vendor' | 'department' | 'lock';

/** Sections 2 and 6 of the specification, read once more; who locks is a decision of ours. Whoever is not named opens nothing. */
const OPENS: Record<string, readonly Part[]> = {
  PUBLIC_PERMISSIONS: ['customer', 'vendor', 'department'],
  FIND_CUSTOMER_ADDRESS: ['customer'],
  FIND_VENDOR_ADDRESS: ['vendor'],
  FIND_CUSTOMER_VENDOR_ADDRESS: ['customer', 'vendor'],
  ACCOUNTING_INFO: ['lock'],
  COMPANY_ADMIN: ['lock'],
};

const READS: Record<string, Part> = {
  '/customers': 'customer',
  '/customerLetters': 'customer',
  '/customers/ID-1': 'customer',
  '/customers/ID-1/catalog': 'customer',
  '/vendors': 'vendor',
  '/vendorLetters': 'vendor',
  '/vendors/ID-1': 'vendor',
  '/departments': 'department',
  '/departmentLetters': 'department',
  '/departments/ID-1': 'department',
  '/vendors/ID-1/qualityDocuments/1/content': 'vendor',
  '/vendors/ID-1/qualityDocuments/1/revisions': 'vendor',
};

const alone = ROLES.map((role) => [role]);
const pairs = ROLES.flatMap((one, at) => ROLES.slice(at + 1).map((other) => [one, other]));
/** Those of two that open something, and every tenth of the others. */
const triedPairs = pairs.filter((pair, at) => LONG || at % 10 === 0 || pair.every((role) => role in OPENS));
const EVERYBODY: readonly (readonly string[])[] = [[], ...alone, ...triedPairs, [...ROLES], ['NO_SUCH_ROLE']];

const AT_ONCE = 6;

const addAddress = (book: string, id: string) =>
  erp.owner.query(
    `insert into ${book} (company_id, ${book}_id, ${book}_name, sort_name) values ($1, $2, 'There', 'there')`,
    [companyId, id],
  );
for (const book of ['customer', 'vendor', 'department']) await addAddress(book, 'ID-1');
await erp.user(companyId);
await addQualityDocument(erp, { companyId, vendorId: 'ID-1' });

const move = (by: Browser, customerId: string, event: 'lock' | 'unlock') =>
  by.post(`/customers/${customerId}/${event}`, { reason: 'Late' }, { 'Idempotency-Key': randomUUID() });

/** Other roles end the session of whoever holds them; here it goes on with them. */
const holdRoles = (userId: number, roles: readonly string[]) =>
  erp.owner.query(
    `with changed as (update app_user set roles = $3 where company_id = $1 and user_id = $2 returning version)
     update session set user_version = changed.version from changed where company_id = $1 and user_id = $2`,
    [companyId, userId, roles],
  );

/** A person with a customer of its own to lock. */
async function anyone(at: number) {
  const { userId, userName } = await erp.user(companyId);
  const customerId = `LOCK-${at}`;
  await addAddress('customer', customerId);
  return { userId, customerId, browser: await erp.signIn(companyCode, userName) };
}

type Person = Awaited<ReturnType<typeof anyone>>;

/** Calls that answer a person with these roles differently than they should. */
async function differences({ browser, customerId }: Person, roles: readonly string[]) {
  const allowed = new Set(roles.flatMap((role) => OPENS[role] ?? []));
  const reads = Object.entries(READS).map(async ([path, part]) => ({ path, part, answer: await browser.get(path) }));
  const moves = [];
  for (const event of ['lock', 'unlock'] as const)
    moves.push({ path: event, part: 'lock' as const, answer: await move(browser, customerId, event) });
  return [...(await Promise.all(reads)), ...moves].flatMap(({ path, part, answer: { status, msgCode, data } }) => {
    const told = status === 403 && msgCode === 'LIMITED_PERMISSIONS' && data === null ? 'refused' : status;
    return told === (allowed.has(part) ? 200 : 'refused') ? [] : [`${roles.join(' + ') || 'none'} ${path}: ${msgCode}`];
  });
}

describe('who may do what with addresses', () => {
  it(`holds for none, each of 31 roles alone and ${triedPairs.length} of 465 pairs, at every call`, async () => {
    expect([alone.length, pairs.length]).toEqual([31, 465]);
    const people: Person[] = [];
    for (let at = 0; at < AT_ONCE; at += 1) people.push(await anyone(at));
    const found: string[] = [];
    for (let from = 0; from < EVERYBODY.length; from += AT_ONCE) {
      const next = EVERYBODY.slice(from, from + AT_ONCE).map((roles, at) => ({ roles, person: people[at] as Person }));
      for (const { roles, person } of next) await holdRoles(person.userId, roles);
      found.push(...(await Promise.all(next.map(({ roles, person }) => differences(person, roles)))).flat());
    }
    expect(found).toEqual([]);
  });

  it('leaves out no call of the address book', () => {
    const calls = [...addressesRoutes, ...documentsRoutes].map(({ call }) => call);
    const asked = calls.filter(({ path }) => /^\/(customer|vendor|department)(s|Letters)/.test(path));
    const tried = Object.keys(READS).map((path) => `GET ${path.replace('ID-1', ':id')}`);
    expect(
      new Set(
        asked.map(
          ({ method, path }) =>
            `${method} ${path.replace(/:(customer|vendor|department)Id/, ':id').replace(':documentNumber', '1')}`,
        ),
      ),
    ).toEqual(
      new Set([
        ...tried,
        'POST /customers/:id/:event',
        'PUT /customers/:id/creditLimit',
        // Quality keeps them: documents/vendor/vendor-documents.test.ts.
        'POST /vendors/:id/qualityDocuments',
        'PUT /vendors/:id/qualityDocuments/1',
        'POST /vendors/:id/qualityDocuments/1/withdraw',
      ]),
    );
  });

  it('a list is not exported either by who may not read it', async () => {
    const { userName } = await erp.user(companyId, { roles: ['FIND_VENDOR_ADDRESS'] });
    const somebody = await erp.signIn(companyCode, userName);
    const exported = (path: string) => somebody.send(`/app${path}`, { headers: { accept: 'text/csv' } });
    expect((await exported('/vendors')).headers.get('content-type')).toContain('text/csv');
    expect((await exported('/customers')).msgCode).toBe('LIMITED_PERMISSIONS');
  });
});
