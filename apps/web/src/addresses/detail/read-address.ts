import { type Customer } from '@gemba/contract/addresses/customer';
import { getCustomer } from '@gemba/contract/addresses/get-customer';
import { type Department, getDepartment } from '@gemba/contract/addresses/get-department';
import { getVendor, type Vendor } from '@gemba/contract/addresses/get-vendor';
import { call } from '../../kit/client/call.ts';
import type { Book } from '../books.ts';

export type Opened = { customer: Customer; vendor: Vendor; department: Department };

/** Reads one entry of a book; errors are shown in its place. */
export const readers: { [B in Book]: (id: string, signal: AbortSignal) => Promise<Opened[B]> } = {
  customer: (customerId, signal) => call(getCustomer, { params: { customerId } }, { signal, quiet: true }),
  vendor: (vendorId, signal) => call(getVendor, { params: { vendorId } }, { signal, quiet: true }),
  department: (departmentId, signal) => call(getDepartment, { params: { departmentId } }, { signal, quiet: true }),
};
