import { customerCatalog, getCustomer } from '@gemba/contract/addresses/get-customer';
import { getDepartment } from '@gemba/contract/addresses/get-department';
import { getVendor } from '@gemba/contract/addresses/get-vendor';
import {
  customerLetters,
  departmentLetters,
  listCustomers,
  listDepartments,
  listVendors,
  vendorLetters,
} from '@gemba/contract/addresses/list-addresses';
import { lockCustomer } from '@gemba/contract/addresses/lock-customer';
import type { Capability } from '../kit/capability.ts';
import { customers, departments, vendors } from './address-kinds.ts';
import { addressLetters } from './address-letters.ts';
import { catalogOf } from './customer-catalog.ts';
import { readCustomer } from './get-customer.ts';
import { readDepartment } from './get-department.ts';
import { readVendor } from './get-vendor.ts';
import { addressPage } from './list-addresses.ts';
import { moveLock } from './lock-customer.ts';

export const addressesRoutes: Capability = (serve) => {
  serve.page(listCustomers, addressPage(customers));
  serve.page(listVendors, addressPage(vendors));
  serve.page(listDepartments, addressPage(departments));
  serve.page(customerLetters, addressLetters(customers));
  serve.page(vendorLetters, addressLetters(vendors));
  serve.page(departmentLetters, addressLetters(departments));
  serve.signedIn(getCustomer, (tx, { companyId }, { params }) => readCustomer(tx, companyId, params.customerId));
  serve.signedIn(customerCatalog, (tx, { companyId }, { params, query }) =>
    catalogOf(tx, companyId, params.customerId, query),
  );
  serve.signedIn(getVendor, (tx, { companyId }, { params }) => readVendor(tx, companyId, params.vendorId));
  serve.signedIn(getDepartment, (tx, { companyId }, { params }) => readDepartment(tx, companyId, params.departmentId));
  serve.signedIn(lockCustomer, (tx, actor, { params, body }) => moveLock(tx, actor, { ...params, ...body }));
};
