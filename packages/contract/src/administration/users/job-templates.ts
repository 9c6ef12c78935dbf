import type { Role } from '../../kit/roles.ts';

const LOOK_UP = ['FIND_PART', 'FIND_INVENTORY', 'FIND_BOM', 'SEND_MESSAGE', 'PUBLIC_PERMISSIONS'] as const;
const ORDERS = ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'] as const;
const BOTH_ADDRESSES = ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS'] as const;

/** The roles that a job usually needs. A template is where a user starts; single roles are added and taken away. */
export const jobTemplates = {
  buyer: ['FIND_PURCHASE_ORDER', 'FIND_VENDOR_ADDRESS', 'PURCHASE_ORDER_INFO', ...LOOK_UP],
  sales: ['FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_SHIPPER', 'FIND_CUSTOMER_ADDRESS', 'SALES_ORDER_INFO', ...LOOK_UP],
  warehouseClerk: [
    'UPDATE_RECEIVER',
    'FIND_SHIPPER',
    'ADD_SHIPPER',
    'FIND_WO_RECEIVER',
    'RECEIVER_FROM_WO',
    'FIND_PURCHASE_ORDER',
    'FIND_SALES_ORDER',
    'FIND_WORK_ORDER',
    'WAREHOUSE_INFO',
    ...LOOK_UP,
  ],
  operator: ['FIND_WORK_ORDER', 'FIND_PART', 'FIND_BOM', 'SEND_MESSAGE'],
  lead: ['FIND_WORK_ORDER', 'MANAGE_ALARM', 'QUALITY_INFO', 'LEAD_WORK_CENTRE', ...LOOK_UP],
  engineer: ['FIND_ECN', 'ADD_PART', 'ADD_BOM', 'MANAGE_DOCUMENT', 'ENGINEERING_INFO', 'FIND_WORK_ORDER', ...LOOK_UP],
  inspector: ['QUALITY_INFO', 'FIND_ECN', 'FIND_PURCHASE_ORDER', 'FIND_WO_RECEIVER', 'MANAGE_ALARM', ...LOOK_UP],
  accountant: [
    'ACCOUNTING_INFO',
    'FIND_PART',
    'FIND_SHIPPER',
    'UPDATE_RECEIVER',
    'SEND_MESSAGE',
    'PUBLIC_PERMISSIONS',
    ...BOTH_ADDRESSES,
    ...ORDERS,
  ],
  manager: [
    'FIND_ECN',
    'FIND_SHIPPER',
    'FIND_WO_RECEIVER',
    'ENGINEERING_INFO',
    'SALES_ORDER_INFO',
    'PURCHASE_ORDER_INFO',
    'WAREHOUSE_INFO',
    'ACCOUNTING_INFO',
    'QUALITY_INFO',
    ...BOTH_ADDRESSES,
    ...ORDERS,
    ...LOOK_UP,
  ],
  // An administrator takes over orders whose maker is gone.
  administrator: ['COMPANY_ADMIN', ...ORDERS, ...LOOK_UP],
} as const satisfies Record<string, readonly Role[]>;

export type JobTemplate = keyof typeof jobTemplates;
export const JOB_TEMPLATES = Object.keys(jobTemplates) as [JobTemplate, ...JobTemplate[]];

/** How the roles of a user differ from their template. */
export const differenceFrom = (template: JobTemplate, roles: readonly string[]) => {
  const usual: readonly string[] = jobTemplates[template];
  return {
    added: roles.filter((role) => !usual.includes(role)),
    removed: usual.filter((role) => !roles.includes(role)),
  };
};
