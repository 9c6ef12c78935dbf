import type { CustomerRow, DepartmentRow } from '@gemba/contract/addresses/address-shapes';
import {
  customerLetters,
  departmentLetters,
  listCustomers,
  listDepartments,
  listVendors,
  vendorLetters,
} from '@gemba/contract/addresses/list-addresses';

/** The three books: how each is read, where it stands, and what selects one of it. */
export const books = {
  customer: { list: listCustomers, letters: customerLetters, path: '/address/customer', field: 'customerId' },
  vendor: { list: listVendors, letters: vendorLetters, path: '/address/vendor', field: 'vendorId' },
  department: { list: listDepartments, letters: departmentLetters, path: '/address/department', field: 'departmentId' },
} as const;

export type Book = keyof typeof books;
export const BOOKS = Object.keys(books) as Book[];

/** A row of any of them. */
export type AddressRow = DepartmentRow & Partial<Pick<CustomerRow, 'lockStatus' | 'overCredit'>>;
