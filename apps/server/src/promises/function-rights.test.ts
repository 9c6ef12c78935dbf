import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { accessList } from '@gemba/contract/access-list';
import type { Call } from '@gemba/contract/kit/call';
import { ROLES } from '@gemba/contract/kit/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../capabilities.ts';
import type { Browser } from '../testing/browser.ts';
import { readShelf, SAMPLE_TABLE, sampleCalls, sampleCapability } from '../testing/sample-capability.ts';
import { exampleOf, inLanes, LONG, pathWith } from '../testing/sweep.ts';
import { startOwnApp } from '../testing/test-app.ts';

/** S11, S15: who may call what, as the table of the contract says, and no field that the contract does not list. */
const erp = await startOwnApp({ more: sampleCapability });
await erp.owner.query(SAMPLE_TABLE);
const all: readonly Call[] = [...calls, ...sampleCalls];
const guarded = all.filter(
  (call) => call.access !== 'open' && call.name !== 'logout' && call.name !== 'changePassword',
);

const make = (browser: Browser, call: Call) => {
  const { body, ...rest } = exampleOf(call);
  return browser.send(`/app${pathWith(call, rest)}`, {
    method: call.method,
    ...(call.body && { body }),
    headers: { 'Idempotency-Key': call.posting ? randomUUID() : undefined },
  });
};

/** An independent reading of section 6 of the specification. */
const COMBINED = 'FIND_CUSTOMER_VENDOR_ADDRESS';
const PAIR = ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS'];
const mayCall = (call: Call, roles: readonly string[], employee: boolean) => {
  if (call.access === 'signedIn') return true;
  if (call.access === 'employee') return employee;
  return (call.access as readonly string[]).some(
    (asked) =>
      roles.includes(asked) ||
      (PAIR.includes(asked) && roles.includes(COMBINED)) ||
      (asked === COMBINED && PAIR.some((one) => roles.includes(one))),
  );
};

/** Everybody who may, people with no role or all, and a fifth of those who may not, others at each call; the long form: all. */
const isTried = ({ roles, employee }: Person, call: Call) =>
  LONG ||
  roles.length !== 1 ||
  (Array.isArray(call.access) && mayCall(call, roles, employee)) ||
  ((ROLES as readonly string[]).indexOf(roles[0] ?? '') + guarded.indexOf(call)) % 5 === 0;

type Person = { name: string; roles: readonly string[]; employee: boolean; browser: Browser };
const people: Person[] = [];

beforeAll(async () => {
  const { companyId, companyCode } = await erp.company();
  const kinds = [...ROLES.map((role) => [role]), [], [...ROLES], ['NO_SUCH_ROLE']];
  for (const roles of kinds) {
    const employee = roles.length !== 1;
    const { userName } = await erp.user(companyId, { roles, refId: employee ? 'E-1' : null });
    people.push({ name: roles.join('+') || 'none', roles, employee, browser: await erp.signIn(companyCode, userName) });
  }
});

describe('function rights', () => {
  it('hold for every call and every role alone, all of them and none', async () => {
    const differences: string[] = [];
    await inLanes(guarded, async (call) => {
      for (const person of people.filter((one) => isTried(one, call))) {
        const { msgCode, data } = await make(person.browser, call);
        // A refusal that names a field is about the kind of order that was asked for: the call itself let the person in.
        const refused = (msgCode === 'LIMITED_PERMISSIONS' && data === null) || msgCode === 'EMPLOYEE_ONLY';
        if (refused === mayCall(call, person.roles, person.employee))
          differences.push(`${person.name} ${call.name}: ${msgCode}`);
      }
    });
    expect(differences).toEqual([]);
  });

  it('are one list that nobody changes unseen', async () => {
    const list = await readFile(new URL('../../../../docs/api/access.md', import.meta.url), 'utf8');
    expect(accessList(calls)).toBe(list);
  });

  it('show a person what it may open, from the roles it has now', async () => {
    const nobody = people.find((person) => person.name === 'none') as Person;
    const { data } = await nobody.browser.get<{ menus: string[]; roles: string[] }>('/getMenuPermission');
    expect(data.roles).toEqual([]);
    expect(data.menus).toContain('/setting');
    expect(data.menus).not.toContain('/pnList');
    expect(data.menus).not.toContain('/order');
  });
});

describe('answers', () => {
  it('hold what the contract lists and nothing else, also when a query reads more', async () => {
    const admin = people.at(-2) as Person;
    for (const call of guarded) {
      const answer = await make(admin.browser, call);
      if (answer.success) expect(call.reply.safeParse(answer.data), call.name).toMatchObject({ success: true });
      expect(answer.text).not.toMatch(/argon2|password_hash|secret_cost|token_hash/);
    }
    await erp.owner.query(
      `insert into shelf (company_id, number, name, secret_cost) select company_id, 900, 'priced', '9.99' from company`,
    );
    const shelf = await make(admin.browser, readShelf);
    expect(shelf.text).toContain('priced');
    expect(shelf.text).not.toContain('9.99');
  });
});
