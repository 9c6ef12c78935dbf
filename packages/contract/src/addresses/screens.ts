import type { Screens } from '../kit/screen.ts';

const CUSTOMER_ROLES = ['PUBLIC_PERMISSIONS', 'FIND_CUSTOMER_ADDRESS'] as const;
const VENDOR_ROLES = ['PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS'] as const;
const DEPARTMENT_ROLES = ['PUBLIC_PERMISSIONS'] as const;

export const addressesScreens = {
  '/address/customer': { access: CUSTOMER_ROLES, group: 'addresses', search: { q: '', letter: '', customerId: '' } },
  '/address/customer/detail': { access: CUSTOMER_ROLES, search: { customerId: 'ARR-017' } },
  '/address/vendor': { access: VENDOR_ROLES, group: 'addresses', search: { q: '', letter: '', vendorId: '' } },
  '/address/vendor/detail': { access: VENDOR_ROLES, search: { vendorId: 'KES-031' } },
  '/address/department': {
    access: DEPARTMENT_ROLES,
    group: 'addresses',
    search: { q: '', letter: '', departmentId: '' },
  },
  '/address/department/detail': { access: DEPARTMENT_ROLES, search: { departmentId: 'ASM' } },
} as const satisfies Screens;
