import type {
  customerLetters,
  listCustomers,
  listDepartments,
  listVendors,
} from '@gemba/contract/addresses/list-addresses';
import { creditUsedBy } from './credit.sql.ts';

/** One of the three books: its table, and what its rows say beyond where it is. */
export interface AddressKind {
  readonly table: 'customer' | 'vendor' | 'department';
  readonly more: string;
}

export const customers: AddressKind = {
  table: 'customer',
  more: `, one.lock_status as "lockStatus", ${creditUsedBy('one')} > one.credit_limit as "overCredit"`,
};
export const vendors: AddressKind = { table: 'vendor', more: ', one.lock_status as "lockStatus"' };
export const departments: AddressKind = { table: 'department', more: '' };

export type ListCall = typeof listCustomers | typeof listVendors | typeof listDepartments;
export type LettersCall = typeof customerLetters;

/** Where a letter begins in the order of the names: what begins with no letter comes after them. */
export const startOf = (letter: string) => (letter === '#' ? '~' : letter.toLowerCase());
