import { expect, it } from 'vitest';
import { mayOpen, type ScreenPath } from '../auth/screens.ts';
import { calls } from '../calls.ts';
import { holds, ROLES, type Role } from '../kit/roles.ts';

/** Sections 2 and 6 of the specification, read once more: who opens which book. */
const OPENED_BY: Record<string, readonly string[]> = {
  customer: ['PUBLIC_PERMISSIONS', 'FIND_CUSTOMER_ADDRESS', 'FIND_CUSTOMER_VENDOR_ADDRESS'],
  vendor: ['PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS', 'FIND_CUSTOMER_VENDOR_ADDRESS'],
  department: ['PUBLIC_PERMISSIONS'],
};
const CALLS: Record<string, readonly string[]> = {
  customer: ['listCustomers', 'customerLetters', 'getCustomer', 'customerCatalog'],
  vendor: ['listVendors', 'vendorLetters', 'getVendor'],
  department: ['listDepartments', 'departmentLetters', 'getDepartment'],
};

const alone = ROLES.map((role) => [role]);
const pairs = ROLES.flatMap((one, at) => ROLES.slice(at + 1).map((other) => [one, other]));
const everyone: readonly (readonly string[])[] = [[], ...alone, ...pairs, [...ROLES], ['NO_SUCH_ROLE']];

it.each(Object.keys(OPENED_BY))('%s: every role alone, every pair and none opens exactly what it should', (book) => {
  const routes = [`/address/${book}`, `/address/${book}/detail`] as ScreenPath[];
  const accesses = (CALLS[book] ?? []).map(
    (name) => calls.find((call) => call.name === name)?.access as readonly Role[],
  );
  const wrong = everyone.filter((roles) => {
    const may = roles.some((role) => OPENED_BY[book]?.includes(role));
    const answers = [
      ...routes.map((path) => mayOpen({ roles, onlyConsole: false }, path)),
      ...accesses.map((access) => holds(roles, access)),
    ];
    return answers.some((answer) => answer !== may);
  });
  expect(wrong).toEqual([]);
  expect(everyone).toHaveLength(1 + 29 + 406 + 2);
});
