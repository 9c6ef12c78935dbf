import { holds, type Role } from '../kit/roles.ts';

/** What a person must be to open a screen. `handler` and the like are decided by the screen's own data. */
export type ScreenAccess = { anyRole?: readonly Role[]; employee?: true };

const ORDER_ROLES = ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'] as const;
const RECEIVER_ROLES = ['UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER', 'FIND_WO_RECEIVER'] as const;
const STOCK_KEEPER_ROLES = ['UPDATE_RECEIVER', 'ADD_SHIPPER'] as const;
const open: ScreenAccess = {};
const employee: ScreenAccess = { employee: true };
const any = (...anyRole: [Role, ...Role[]]): ScreenAccess => ({ anyRole });

/** Every screen behind the login with its guard: the web's router and the server's menu read this one table. */
export const screens = {
  '/navigation': open,
  '/home': open,
  '/warehouse': open,
  '/engineering': open,
  '/order': open,
  '/alarm': open,
  '/report': employee,
  '/apsReport': employee,
  '/setting': open,

  '/setting/language': open,
  '/setting/about': open,
  '/setting/message': open,
  '/setting/message-detail/$id': open,

  '/report/afterReport': employee,
  '/report/alarm': open,
  '/report/alarmHistory': open,
  '/report/detail/$id': open,
  '/alarmDetail/$id': open,
  '/report/taskList': employee,
  '/report/reportDetail': employee,

  '/alarm/records': open,
  '/alarm/types': any('MANAGE_ALARM'),
  '/alarm/handle/$id': open,

  '/auditList': any(...ORDER_ROLES),
  '/delegation': any(...ORDER_ROLES),
  '/orderList': any(...ORDER_ROLES),
  '/poDetail': any('FIND_PURCHASE_ORDER'),
  '/soDetail': any('FIND_SALES_ORDER'),
  '/qoDetail': any('FIND_QUOTE'),
  '/woDetail': any('FIND_WORK_ORDER'),
  '/rmaDetail': any('FIND_SALES_ORDER'),
  '/rtvDetail': any('FIND_PURCHASE_ORDER'),
  '/poItemSearch': any('FIND_PURCHASE_ORDER'),
  '/buyerSearch': any('FIND_PURCHASE_ORDER'),

  '/pnList': any('FIND_PART'),
  '/pnDetail': any('FIND_PART'),
  '/pnAdd': any('ADD_PART'),
  '/partOnDemand': any('FIND_PART'),
  '/partOnHand': any('FIND_PART'),
  '/partOnOrder': any('FIND_PART'),
  '/partOnSit': open,
  '/inventory/list': any('FIND_INVENTORY'),
  '/inventory/detail': any('FIND_INVENTORY'),
  '/inventory/log': any('FIND_INVENTORY'),
  '/document/list': any('FIND_PART'),
  '/drawing/list': any('FIND_PART'),

  '/engineering/ecn/list': any('FIND_ECN'),
  '/engineering/ecn/detail': any('FIND_ECN'),
  '/engineering/ecn/parts': any('FIND_ECN'),
  '/engineering/bom/list': any('FIND_BOM'),
  '/engineering/bom/detail': any('FIND_BOM'),
  '/engineering/bom/add': any('ADD_BOM'),

  '/receivePo': any('FIND_PURCHASE_ORDER'),
  '/receivePo/editPo': any('UPDATE_RECEIVER'),
  '/receiveWo': any('FIND_WO_RECEIVER'),
  '/receiveWo/editWo': any('RECEIVER_FROM_WO'),
  '/shipperSo': any('FIND_SHIPPER'),
  '/shipperSo/editSo': any('ADD_SHIPPER'),
  '/shipperWo': any('ADD_SHIPPER'),
  '/shipperWo/editWo': any('ADD_SHIPPER'),
  '/issueDetail': any('ADD_SHIPPER'),
  '/receiverList': any(...RECEIVER_ROLES),
  '/receiverDetail': any(...RECEIVER_ROLES),
  '/shipperList': any('FIND_SHIPPER'),
  '/shipperDetail': any('FIND_SHIPPER'),
  '/proformaReceiver/list': any('FIND_PURCHASE_ORDER'),
  '/proformaReceiver/detail': any('FIND_PURCHASE_ORDER'),
  '/proformaShipper/list': any('FIND_SHIPPER'),
  '/proformaShipper/detail': any('FIND_SHIPPER'),
  '/warehouse/move': any(...STOCK_KEEPER_ROLES),
  '/warehouse/transferList': any(...STOCK_KEEPER_ROLES),
  '/warehouse/transferDetail': any(...STOCK_KEEPER_ROLES),
  '/warehouse/countList': any(...STOCK_KEEPER_ROLES),
  '/warehouse/count': any(...STOCK_KEEPER_ROLES),
  '/label/part': any('FIND_PART'),
  '/label/salesOrder': any('FIND_SALES_ORDER'),
  '/label/receiver': any(...RECEIVER_ROLES),

  '/address/customer': any('PUBLIC_PERMISSIONS', 'FIND_CUSTOMER_ADDRESS'),
  '/address/customer/detail': any('PUBLIC_PERMISSIONS', 'FIND_CUSTOMER_ADDRESS'),
  '/address/vendor': any('PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS'),
  '/address/vendor/detail': any('PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS'),
  '/address/vendor/document': any('PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS'),
  '/address/department': any('PUBLIC_PERMISSIONS'),
  '/address/department/detail': any('PUBLIC_PERMISSIONS'),

  '/sales/infoCenter': any('SALES_ORDER_INFO'),
  '/purchase/infoCenter': any('PURCHASE_ORDER_INFO'),
  '/order/woInfoCenter': any('FIND_WORK_ORDER'),
  '/engineering/infoCenter': any('ENGINEERING_INFO'),
  '/warehouse/infoCenter': any('WAREHOUSE_INFO'),
  '/accounting/infoCenter': any('ACCOUNTING_INFO'),
  '/quality/infoCenter': any('QUALITY_INFO'),
  '/accounting/closingStatement': any('ACCOUNTING_INFO'),
  '/accounting/balanceSheet': any('ACCOUNTING_INFO'),
  '/accounting/profitAndLoss': any('ACCOUNTING_INFO'),
  '/accounting/cashFlow': any('ACCOUNTING_INFO'),
  '/accounting/paymentHistory': any('ACCOUNTING_INFO'),
  '/accounting/incomeStatement': any('ACCOUNTING_INFO'),
} as const satisfies Record<`/${string}`, ScreenAccess>;

export type ScreenPath = keyof typeof screens;

/**
 * The functions by group, in the order in which they are listed: all functions, the hubs and the menu read this one
 * table. A screen that stands in no group is reached from another one.
 */
export const groups = {
  orders: ['/auditList', '/orderList', '/poItemSearch', '/buyerSearch'],
  goods: [
    '/receivePo',
    '/shipperSo',
    '/receiveWo',
    '/shipperWo',
    '/warehouse/move',
    '/warehouse/countList',
    '/inventory/list',
    '/inventory/log',
    '/warehouse/transferList',
    '/receiverList',
    '/shipperList',
    '/proformaReceiver/list',
    '/proformaShipper/list',
    '/label/part',
    '/label/salesOrder',
  ],
  engineering: [
    '/pnList',
    '/pnAdd',
    '/engineering/bom/list',
    '/engineering/bom/add',
    '/engineering/ecn/list',
    '/document/list',
    '/drawing/list',
  ],
  production: [
    '/apsReport',
    '/report',
    '/report/afterReport',
    '/report/taskList',
    '/alarm',
    '/report/alarm',
    '/report/alarmHistory',
    '/alarm/records',
    '/alarm/types',
  ],
  addresses: ['/address/customer', '/address/vendor', '/address/department'],
  info: [
    '/sales/infoCenter',
    '/purchase/infoCenter',
    '/order/woInfoCenter',
    '/engineering/infoCenter',
    '/warehouse/infoCenter',
    '/accounting/infoCenter',
    '/quality/infoCenter',
  ],
  accounting: [
    '/accounting/closingStatement',
    '/accounting/balanceSheet',
    '/accounting/profitAndLoss',
    '/accounting/cashFlow',
    '/accounting/paymentHistory',
    '/accounting/incomeStatement',
  ],
  overview: ['/home', '/setting/message'],
} as const satisfies Record<string, readonly ScreenPath[]>;

export type Group = keyof typeof groups;

/** The tabs that list what is behind them. */
export const hubs = {
  '/order': ['orders', 'addresses'],
  '/warehouse': ['goods'],
  '/engineering': ['engineering'],
} as const satisfies Partial<Record<ScreenPath, readonly Group[]>>;

export type HubPath = keyof typeof hubs;
const isHub = (path: ScreenPath): path is HubPath => Object.hasOwn(hubs, path);

export interface Person {
  roles: readonly string[];
  onlyConsole: boolean;
}

/** Whether the guard of one screen lets a person in. */
export const mayOpen = (person: Person, path: ScreenPath): boolean => {
  const access: ScreenAccess = screens[path];
  if (access.employee && person.onlyConsole) return false;
  return access.anyRole === undefined || holds(person.roles, access.anyRole);
};

const hasSomethingBehind = (person: Person, hub: HubPath) =>
  hubs[hub].some((group) => groups[group].some((path) => mayOpen(person, path)));

/** What a person finds drawn: screens it may open, and hubs that would list at least one of them. */
export const menusOf = (person: Person): ScreenPath[] =>
  (Object.keys(screens) as ScreenPath[]).filter(
    (path) => mayOpen(person, path) && (!isHub(path) || hasSomethingBehind(person, path)),
  );
