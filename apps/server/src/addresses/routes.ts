import type { Capability } from '../kit/capability.ts';
import { changeCreditLimit } from './change-credit-limit.ts';
import { getCustomer } from './get-customer.ts';
import { getCustomerCatalog } from './get-customer-catalog.ts';
import { getDepartment } from './get-department.ts';
import { getVendor } from './get-vendor.ts';
import {
  listCustomerLetters,
  listCustomers,
  listDepartmentLetters,
  listDepartments,
  listVendorLetters,
  listVendors,
} from './list-addresses.ts';
import { lockCustomer } from './lock-customer.ts';

export const addressesRoutes: Capability = [
  listCustomers,
  listVendors,
  listDepartments,
  listCustomerLetters,
  listVendorLetters,
  listDepartmentLetters,
  getCustomer,
  getCustomerCatalog,
  getVendor,
  getDepartment,
  lockCustomer,
  changeCreditLimit,
];
