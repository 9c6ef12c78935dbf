import { expect, it } from 'vitest';
import { getCustomer } from './addresses/get-customer.ts';
import { getCustomerCatalog } from './addresses/get-customer-catalog.ts';
import { getDepartment } from './addresses/get-department.ts';
import { getVendor } from './addresses/get-vendor.ts';
import {
  listCustomerLetters,
  listCustomers,
  listDepartmentLetters,
  listDepartments,
  listVendorLetters,
  listVendors,
} from './addresses/list-addresses.ts';
import { holds, ROLES, type Role } from './kit/roles.ts';
import { mayOpen, type ScreenPath } from './screens.ts';

/** Sections 2 and 6 of the specification, read once more: who opens which book. */
const OPENED_BY: Record<Book, readonly string[]> = {
  customer: ['PUBLIC_PERMISSIONS', 'FIND_CUSTOMER_ADDRESS', 'FIND_CUSTOMER_VENDOR_ADDRESS'],
  vendor: ['PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS', 'FIND_CUSTOMER_VENDOR_ADDRESS'],
  department: ['PUBLIC_PERMISSIONS'],
};
const CALLS = {
  customer: [listCustomers, listCustomerLetters, getCustomer, getCustomerCatalog],
  vendor: [listVendors, listVendorLetters, getVendor],
  department: [listDepartments, listDepartmentLetters, getDepartment],
};
type Book = keyof typeof CALLS;

const alone = ROLES.map((role) => [role]);
const pairs = ROLES.flatMap((one, at) => ROLES.slice(at + 1).map((other) => [one, other]));
const everyone: readonly (readonly string[])[] = [[], ...alone, ...pairs, [...ROLES], ['NO_SUCH_ROLE']];

it.each(Object.keys(CALLS) as Book[])(
  '%s: every role alone, every pair and none opens exactly what it should',
  (book) => {
    const routes = [`/address/${book}`, `/address/${book}/detail`] as const satisfies readonly ScreenPath[];
    const wrong = everyone.filter((roles) => {
      const may = roles.some((role) => OPENED_BY[book].includes(role));
      const answers = [
        ...routes.map((path) => mayOpen({ roles, onlyConsole: false }, path)),
        ...CALLS[book].map(({ access }) => holds(roles, access as readonly Role[])),
      ];
      return answers.some((answer) => answer !== may);
    });
    expect(wrong).toEqual([]);
    expect(everyone).toHaveLength(1 + 31 + 465 + 2);
  },
);
