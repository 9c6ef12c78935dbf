import { ROLES, type Role } from '@gemba/contract/kit/roles';

export const DEMO_PASSWORD = 'gemba-demo';
export const DEMO_ISSUE_PASSWORD = 'issue-demo';
/** The operators and the lead have it, for the shared terminal. */
export const DEMO_PIN = '2468';

export type DemoUserName =
  | ('admin' | 'buyer' | 'approver' | 'manager' | 'sales' | 'warehouse' | 'engineer')
  | ('quality' | 'accountant' | 'operator' | 'lead' | 'visitor' | 'nobody' | 'terminal');

export interface DemoUser {
  userName: DemoUserName | 'twin';
  displayName: string;
  trade: string;
  /** The employee that the user is; none: only the workbench is open. */
  employee: string | null;
  roles: readonly Role[];
  /** The work centre whose shared terminal it is. */
  terminal?: string;
  /** Takes turns at it by the demo's PIN, or by this badge. */
  badge?: string;
}

const LOOK_UP = ['FIND_PART', 'FIND_INVENTORY', 'FIND_BOM', 'SEND_MESSAGE', 'PUBLIC_PERMISSIONS'] as const;
const ORDERS = ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'] as const;
const GOODS = ['UPDATE_RECEIVER', 'FIND_SHIPPER', 'ADD_SHIPPER', 'FIND_WO_RECEIVER', 'RECEIVER_FROM_WO'] as const;
const FIGURES = [
  'ENGINEERING_INFO',
  'SALES_ORDER_INFO',
  'PURCHASE_ORDER_INFO',
  'WAREHOUSE_INFO',
  'ACCOUNTING_INFO',
  'QUALITY_INFO',
] as const;

/** One person for each trade. Display names are those of the employees of the same number. */
export const demoUsers: readonly DemoUser[] = [
  { userName: 'admin', displayName: 'Noor Haddad', trade: 'administrator', employee: 'E-100', roles: ROLES },
  {
    userName: 'buyer',
    displayName: 'Dan Okafor',
    trade: 'purchasing',
    employee: 'E-110',
    roles: ['FIND_PURCHASE_ORDER', 'FIND_VENDOR_ADDRESS', 'PURCHASE_ORDER_INFO', ...LOOK_UP],
  },
  {
    userName: 'approver',
    displayName: 'Helen Brandt',
    trade: 'approves up to 40,000',
    employee: 'E-111',
    roles: [...ORDERS, ...LOOK_UP, 'FIND_CUSTOMER_VENDOR_ADDRESS', 'PURCHASE_ORDER_INFO', 'SALES_ORDER_INFO'],
  },
  {
    userName: 'manager',
    displayName: 'Kenji Sato',
    trade: 'approves up to 1,000,000',
    employee: 'E-101',
    roles: [
      'FIND_CUSTOMER_VENDOR_ADDRESS',
      'FIND_ECN',
      'FIND_SHIPPER',
      'FIND_WO_RECEIVER',
      ...ORDERS,
      ...LOOK_UP,
      ...FIGURES,
    ],
  },
  {
    userName: 'sales',
    displayName: 'Carlos Vega',
    trade: 'sales',
    employee: 'E-120',
    roles: ['FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_SHIPPER', 'FIND_CUSTOMER_ADDRESS', 'SALES_ORDER_INFO', ...LOOK_UP],
  },
  {
    userName: 'warehouse',
    displayName: 'Ines Moreno',
    trade: 'warehouse',
    employee: 'E-130',
    roles: [...GOODS, ...LOOK_UP, 'FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_WORK_ORDER', 'WAREHOUSE_INFO'],
  },
  {
    userName: 'engineer',
    displayName: 'Tom Becker',
    trade: 'engineering',
    employee: 'E-140',
    roles: ['FIND_ECN', 'ADD_PART', 'ADD_BOM', 'MANAGE_DOCUMENT', 'ENGINEERING_INFO', 'FIND_WORK_ORDER', ...LOOK_UP],
  },
  {
    userName: 'quality',
    displayName: 'Priya Nair',
    trade: 'quality',
    employee: 'E-150',
    roles: [...LOOK_UP, 'QUALITY_INFO', 'FIND_ECN', 'FIND_PURCHASE_ORDER', 'FIND_WO_RECEIVER', 'MANAGE_ALARM'],
  },
  {
    userName: 'accountant',
    displayName: 'Marta Ruiz',
    trade: 'accounting',
    employee: 'E-160',
    roles: [
      'ACCOUNTING_INFO',
      'FIND_PART',
      'FIND_SHIPPER',
      'UPDATE_RECEIVER',
      'SEND_MESSAGE',
      'PUBLIC_PERMISSIONS',
      'FIND_CUSTOMER_VENDOR_ADDRESS',
      ...ORDERS,
    ],
  },
  {
    userName: 'operator',
    displayName: 'Wei Zhang',
    trade: 'operator',
    employee: 'E-170',
    roles: ['FIND_WORK_ORDER', 'FIND_PART', 'FIND_BOM', 'SEND_MESSAGE'],
    badge: 'BADGE-DEMO-OPERATOR',
  },
  {
    userName: 'lead',
    displayName: 'Rasmus Lind',
    trade: 'maintenance lead',
    employee: 'E-180',
    roles: ['FIND_WORK_ORDER', 'MANAGE_ALARM', 'QUALITY_INFO', 'LEAD_WORK_CENTRE', ...LOOK_UP],
    badge: 'BADGE-DEMO-LEAD',
  },
  { userName: 'visitor', displayName: 'Hall terminal', trade: 'workbench only', employee: null, roles: ['FIND_PART'] },
  { userName: 'nobody', displayName: 'Robin Ashe', trade: 'no role yet', employee: 'E-190', roles: [] },
  {
    userName: 'terminal',
    displayName: 'Terminal CNC-04',
    trade: 'shared terminal',
    employee: null,
    roles: ['FIND_WORK_ORDER', 'MANAGE_ALARM', 'LEAD_WORK_CENTRE', ...LOOK_UP],
    terminal: 'CNC-04',
  },
];

/** The only user of the second company: whatever leaks between companies shows at once. */
export const TWIN_USER: DemoUser = {
  userName: 'twin',
  displayName: 'Tove Winther',
  trade: 'administrator',
  employee: 'E-100',
  roles: ROLES,
};
