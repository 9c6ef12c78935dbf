import { randomUUID } from 'node:crypto';
import { calls } from '@gemba/contract/calls';
import type { Call } from '@gemba/contract/kit/call';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../kit/testing/browser.ts';
import { pathWith, sampleOf } from '../kit/testing/samples.ts';
import { startTestApp } from '../kit/testing/test-app.ts';

/** S11 and S12 for the address book. Every single role, against every call of all, is swept in `promises/`. */
const erp = await startTestApp({ GEMBA_REQUESTS_PER_MINUTE: '1000000' });
const { companyId, companyCode, browser } = await erp.somebody();

const named = (name: string) => calls.find((call) => call.name === name) as Call;
const BOOKS = ['customer', 'vendor', 'department'] as const;
const callsOf = {
  customer: ['listCustomers', 'customerLetters', 'getCustomer', 'customerCatalog'].map(named),
  vendor: ['listVendors', 'vendorLetters', 'getVendor'].map(named),
  department: ['listDepartments', 'departmentLetters', 'getDepartment'].map(named),
  lock: [named('lockCustomer')],
};
type Asked = keyof typeof callsOf;

/** Sections 2 and 6 of the specification, read once more: what each role opens. */
const OPENS: Record<string, readonly Asked[]> = {
  PUBLIC_PERMISSIONS: BOOKS,
  FIND_CUSTOMER_ADDRESS: ['customer'],
  FIND_VENDOR_ADDRESS: ['vendor'],
  FIND_CUSTOMER_VENDOR_ADDRESS: ['customer', 'vendor'],
  ACCOUNTING_INFO: ['lock'],
  COMPANY_ADMIN: ['lock'],
  FIND_PART: [],
};
const roles = Object.keys(OPENS);
const pairs = roles.flatMap((one, at) => roles.slice(at + 1).map((other) => [one, other]));

const make = (by: Browser, call: Call, params = sampleOf(call).params) =>
  by.send(`/app${pathWith(call, { params, query: {} })}`, {
    method: call.method,
    ...(call.body && { body: sampleOf(call).body }),
    headers: { 'Idempotency-Key': call.posting ? randomUUID() : undefined },
  });

describe('who may do what with addresses', () => {
  it('each role alone, each pair, none', async () => {
    const differences: string[] = [];
    for (const held of [[], ...roles.map((role) => [role]), ...pairs]) {
      const { userName } = await erp.user(companyId, { roles: held });
      const somebody = await erp.signIn(companyCode, userName);
      const allowed = new Set(held.flatMap((role) => OPENS[role] ?? []));
      for (const [asked, list] of Object.entries(callsOf)) {
        for (const call of list) {
          const { msgCode } = await make(somebody, call);
          const opened = msgCode !== 'LIMITED_PERMISSIONS';
          if (opened !== allowed.has(asked as Asked)) differences.push(`${held.join(' + ')} ${call.name}: ${msgCode}`);
        }
      }
    }
    expect(differences).toEqual([]);
  });

  it('a list is not exported either by who may not read it', async () => {
    const { userName } = await erp.user(companyId, { roles: ['FIND_VENDOR_ADDRESS'] });
    const somebody = await erp.signIn(companyCode, userName);
    const exported = (path: string) => somebody.send(`/app${path}`, { headers: { accept: 'text/csv' } });
    expect((await exported('/vendors')).headers.get('content-type')).toContain('text/csv');
    expect((await exported('/customers')).msgCode).toBe('LIMITED_PERMISSIONS');
  });
});

it('an address of another company is answered as one that does not exist, to the byte', async () => {
  const rival = await erp.somebody();
  for (const book of BOOKS)
    await erp.owner.query(
      `insert into ${book} (company_id, ${book}_id, ${book}_name, sort_name) values ($1, 'ID-THERE', 'There', 'there')`,
      [rival.companyId],
    );
  for (const call of Object.values(callsOf).flat()) {
    const { params } = sampleOf(call);
    const [field] = Object.keys(params);
    if (!field) {
      expect((await make(browser, call)).text).not.toContain('There');
      continue;
    }
    const [foreign, missing] = await Promise.all(
      ['ID-THERE', 'NOWHERE!'].map((id) => make(browser, call, { ...params, [field]: id })),
    );
    expect(missing?.code).toBe(404);
    expect(foreign?.text.replaceAll('ID-THERE', '…')).toBe(missing?.text.replaceAll('NOWHERE!', '…'));
  }
});
