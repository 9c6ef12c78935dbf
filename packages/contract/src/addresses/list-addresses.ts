import * as z from 'zod/mini';
import { type Access, defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { CustomerRow, DepartmentRow, Letter, VendorRow } from './address-shapes.ts';

export const CUSTOMER_ACCESS = ['PUBLIC_PERMISSIONS', 'FIND_CUSTOMER_ADDRESS'] as const;
export const VENDOR_ACCESS = ['PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS'] as const;
export const DEPARTMENT_ACCESS = ['PUBLIC_PERMISSIONS'] as const;

const PLACE = ['address', 'city', 'state:province', 'zip', 'country', 'phone', 'fax', 'email'] as const;

interface Facts<Row extends z.ZodMiniType> {
  name: string;
  path: `/${string}`;
  what: string;
  access: Access;
  row: Row;
  columns: readonly string[];
}

const listed = <Row extends z.ZodMiniType>({ name, path, what, access, row, columns }: Facts<Row>) =>
  defineCall({
    name,
    method: 'GET',
    path,
    summary: `${what} in the order of their names, from a letter on; with \`q\` those whose id, name or city holds every word`,
    access,
    query: z.strictObject({ q: z.optional(freeText(80)), letter: z.optional(Letter), ...pageQuery }),
    reply: pageOf(row),
    columns,
  });

export const listCustomers = listed({
  name: 'listCustomers',
  path: '/customers',
  what: 'Customers',
  access: CUSTOMER_ACCESS,
  row: CustomerRow,
  columns: ['id:customerId', 'name:customerName', ...PLACE, 'lockStatus', 'overCredit'],
});
export const listVendors = listed({
  name: 'listVendors',
  path: '/vendors',
  what: 'Vendors',
  access: VENDOR_ACCESS,
  row: VendorRow,
  columns: ['id:vendorId', 'name:vendorName', ...PLACE, 'lockStatus'],
});
export const listDepartments = listed({
  name: 'listDepartments',
  path: '/departments',
  what: 'Departments',
  access: DEPARTMENT_ACCESS,
  row: DepartmentRow,
  columns: ['id:department', 'name:departmentName', ...PLACE],
});

const lettersOf = (name: string, path: `/${string}`, what: string, access: Access) =>
  defineCall({
    name,
    method: 'GET',
    path,
    access,
    summary: `The letters that ${what} are found under`,
    reply: z.strictObject({ letters: z.array(Letter) }),
  });

export const listCustomerLetters = lettersOf('listCustomerLetters', '/customerLetters', 'customers', CUSTOMER_ACCESS);
export const listVendorLetters = lettersOf('listVendorLetters', '/vendorLetters', 'vendors', VENDOR_ACCESS);
export const listDepartmentLetters = lettersOf(
  'listDepartmentLetters',
  '/departmentLetters',
  'departments',
  DEPARTMENT_ACCESS,
);
