import { type Customer } from '@gemba/contract/addresses/customer';
import { getCustomer } from '@gemba/contract/addresses/get-customer';
import { type Department, getDepartment } from '@gemba/contract/addresses/get-department';
import { getVendor, type Vendor } from '@gemba/contract/addresses/get-vendor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { addressKeys } from '../address-keys.ts';
import { type Book, books } from '../books.ts';

export type Opened = { customer: Customer; vendor: Vendor; department: Department };

const readers: { [B in Book]: (id: string, signal: AbortSignal) => Promise<Opened[B]> } = {
  customer: (customerId, signal) => call(getCustomer, { params: { customerId } }, { signal, quiet: true }),
  vendor: (vendorId, signal) => call(getVendor, { params: { vendorId } }, { signal, quiet: true }),
  department: (departmentId, signal) => call(getDepartment, { params: { departmentId } }, { signal, quiet: true }),
};

/** One entry of a book; errors are shown in its place. */
export const readAddress = <B extends Book>(book: B, id: string) =>
  queryOptions({
    queryKey: addressKeys.detail(book, id),
    queryFn: ({ signal }): Promise<Opened[B]> => readers[book](id, signal),
  });

/** Begins to read the entry that an address names. */
export const readAddressAhead = async (book: Book, search: SearchParams) => {
  const id = search[books[book].field];
  if (id) await queries.prefetchQuery(readAddress(book, id));
};
