import type { Role } from '../../kit/roles.ts';

/** Every role once, in the order in which an administrator finds them. */
export const roleGroups = {
  purchasing: ['FIND_PURCHASE_ORDER', 'PURCHASE_ORDER_INFO'],
  sales: ['FIND_SALES_ORDER', 'FIND_QUOTE', 'SALES_ORDER_INFO'],
  warehouse: ['FIND_INVENTORY', 'UPDATE_RECEIVER', 'FIND_SHIPPER', 'ADD_SHIPPER', 'WAREHOUSE_INFO'],
  production: ['FIND_WORK_ORDER', 'FIND_WO_RECEIVER', 'RECEIVER_FROM_WO', 'LEAD_WORK_CENTRE', 'MANAGE_ALARM'],
  engineering: ['FIND_PART', 'ADD_PART', 'FIND_BOM', 'ADD_BOM', 'FIND_ECN', 'MANAGE_DOCUMENT', 'ENGINEERING_INFO'],
  finance: ['ACCOUNTING_INFO', 'QUALITY_INFO'],
  contacts: [
    'PUBLIC_PERMISSIONS',
    'FIND_CUSTOMER_ADDRESS',
    'FIND_VENDOR_ADDRESS',
    'FIND_CUSTOMER_VENDOR_ADDRESS',
    'SEND_MESSAGE',
  ],
  administration: ['COMPANY_ADMIN', 'IMPORT_DATA'],
} as const satisfies Record<string, readonly Role[]>;

export type RoleGroup = keyof typeof roleGroups;
export const ROLE_GROUPS = Object.keys(roleGroups) as RoleGroup[];
