import type { CustomerRow, DepartmentRow } from '@gemba/contract/addresses/address-shapes';
import {
  listCustomerLetters,
  listCustomers,
  listDepartmentLetters,
  listDepartments,
  listVendorLetters,
  listVendors,
} from '@gemba/contract/addresses/list-addresses';

/** The three address books: how each is read, its path, and the parameter that selects an entry. */
export const books = {
  customer: { list: listCustomers, letters: listCustomerLetters, path: '/address/customer', field: 'customerId' },
  vendor: { list: listVendors, letters: listVendorLetters, path: '/address/vendor', field: 'vendorId' },
  department: {
    list: listDepartments,
    letters: listDepartmentLetters,
    path: '/address/department',
    field: 'departmentId',
  },
} as const;

export type Book = keyof typeof books;
export const BOOKS = Object.keys(books) as Book[];

/** A row of any book. */
export type AddressRow = DepartmentRow & Partial<Pick<CustomerRow, 'lockStatus' | 'overCredit'>>;
