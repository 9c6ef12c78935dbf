import { expect, it } from 'vitest';
import { ROLES, type Role } from '../kit/roles.ts';
import { groups, type HubPath, hubs, mayOpen, menusOf, type ScreenPath, screens } from './screens.ts';

const all = Object.keys(screens) as ScreenPath[];
const employee = (...roles: Role[]) => ({ roles, onlyConsole: false });
const terminal = (...roles: Role[]) => ({ roles, onlyConsole: true });

const hubPaths = ['/warehouse', '/engineering', '/order'] as const satisfies HubPath[];
const toEverybody = [
  ...['/navigation', '/home', '/alarm', '/setting', '/setting/language', '/setting/about', '/setting/message'],
  ...['/setting/message-detail/$id', '/report/alarm', '/report/alarmHistory', '/report/detail/$id', '/alarmDetail/$id'],
  ...['/alarm/records', '/alarm/handle/$id', '/partOnSit'],
];
const toEmployees = ['/report', '/apsReport', '/report/afterReport', '/report/taskList', '/report/reportDetail'];
const customers = ['/address/customer', '/address/customer/detail'];
const vendors = ['/address/vendor', '/address/vendor/detail', '/address/vendor/document'];
const partScreens = [
  ...['/pnList', '/pnDetail', '/partOnDemand', '/partOnHand', '/partOnOrder', '/document/list', '/drawing/list'],
  '/label/part',
];

const shelves = [
  ...['/warehouse/move', '/warehouse/transferList', '/warehouse/transferDetail', '/warehouse/countList'],
  '/warehouse/count',
];

/** What each role opens by itself, beyond what is open to every employee; and the hubs that it makes worth drawing. */
const opens: Readonly<Record<Role, readonly string[]>> = {
  FIND_PURCHASE_ORDER: [
    ...[
      '/auditList',
      '/delegation',
      '/orderList',
      '/poDetail',
      '/poItemSearch',
      '/buyerSearch',
      '/receivePo',
      '/receiverList',
    ],
    ...['/receiverDetail', '/label/receiver', '/proformaReceiver/list', '/proformaReceiver/detail', '/rtvDetail'],
  ],
  FIND_SALES_ORDER: ['/auditList', '/delegation', '/orderList', '/soDetail', '/rmaDetail', '/label/salesOrder'],
  FIND_QUOTE: ['/auditList', '/delegation', '/orderList', '/qoDetail'],
  FIND_WORK_ORDER: ['/auditList', '/delegation', '/orderList', '/woDetail', '/order/woInfoCenter'],
  FIND_PART: partScreens,
  FIND_INVENTORY: ['/inventory/list', '/inventory/detail', '/inventory/log'],
  FIND_ECN: ['/engineering/ecn/list', '/engineering/ecn/detail', '/engineering/ecn/parts'],
  FIND_BOM: ['/engineering/bom/list', '/engineering/bom/detail'],
  UPDATE_RECEIVER: ['/receivePo/editPo', '/receiverList', '/receiverDetail', '/label/receiver', ...shelves],
  FIND_SHIPPER: [
    ...['/shipperSo', '/shipperList', '/shipperDetail', '/proformaShipper/list', '/proformaShipper/detail'],
  ],
  ADD_SHIPPER: ['/shipperSo/editSo', '/shipperWo', '/shipperWo/editWo', '/issueDetail', ...shelves],
  FIND_WO_RECEIVER: ['/receiveWo', '/receiverList', '/receiverDetail', '/label/receiver'],
  RECEIVER_FROM_WO: ['/receiveWo/editWo'],
  FIND_CUSTOMER_ADDRESS: customers,
  FIND_VENDOR_ADDRESS: vendors,
  FIND_CUSTOMER_VENDOR_ADDRESS: [...customers, ...vendors],
  PUBLIC_PERMISSIONS: [...customers, ...vendors, '/address/department', '/address/department/detail'],
  ENGINEERING_INFO: ['/engineering/infoCenter'],
  SALES_ORDER_INFO: ['/sales/infoCenter'],
  PURCHASE_ORDER_INFO: ['/purchase/infoCenter'],
  WAREHOUSE_INFO: ['/warehouse/infoCenter'],
  ACCOUNTING_INFO: [
    ...['/accounting/infoCenter', '/accounting/closingStatement', '/accounting/balanceSheet'],
    ...['/accounting/profitAndLoss', '/accounting/cashFlow', '/accounting/paymentHistory'],
    '/accounting/incomeStatement',
  ],
  QUALITY_INFO: ['/quality/infoCenter'],
  ADD_PART: ['/pnAdd'],
  ADD_BOM: ['/engineering/bom/add'],
  MANAGE_DOCUMENT: [],
  MANAGE_ALARM: ['/alarm/types'],
  SEND_MESSAGE: [],
  COMPANY_ADMIN: [],
};

const drawsHubs: Partial<Record<Role, readonly HubPath[]>> = {
  FIND_PURCHASE_ORDER: ['/warehouse', '/order'],
  FIND_SALES_ORDER: ['/warehouse', '/order'],
  FIND_QUOTE: ['/order'],
  FIND_WORK_ORDER: ['/order'],
  FIND_PART: ['/warehouse', '/engineering'],
  FIND_INVENTORY: ['/warehouse'],
  FIND_ECN: ['/engineering'],
  FIND_BOM: ['/engineering'],
  UPDATE_RECEIVER: ['/warehouse'],
  FIND_SHIPPER: ['/warehouse'],
  ADD_SHIPPER: ['/warehouse'],
  FIND_WO_RECEIVER: ['/warehouse'],
  FIND_CUSTOMER_ADDRESS: ['/order'],
  FIND_VENDOR_ADDRESS: ['/order'],
  FIND_CUSTOMER_VENDOR_ADDRESS: ['/order'],
  PUBLIC_PERMISSIONS: ['/order'],
  ADD_PART: ['/engineering'],
  ADD_BOM: ['/engineering'],
};

const sorted = (paths: Iterable<string>) => [...paths].sort();
const opened = (person: ReturnType<typeof employee>) => sorted(all.filter((path) => mayOpen(person, path)));

it('opens to somebody without a role what is open to everybody, and reporting to employees only', () => {
  expect(opened(terminal())).toEqual(sorted([...toEverybody, ...hubPaths]));
  expect(opened(employee())).toEqual(sorted([...toEverybody, ...hubPaths, ...toEmployees]));
});

it.each(ROLES)('%s alone opens its screens, and draws the hubs that list one of them', (role) => {
  expect(opened(employee(role))).toEqual(sorted([...toEverybody, ...hubPaths, ...toEmployees, ...opens[role]]));
  const menus = menusOf(employee(role));
  expect(hubPaths.filter((hub) => menus.includes(hub))).toEqual(drawsHubs[role] ?? []);
});

it('draws for nobody, an operator and a hall terminal what they may open, without empty hubs', () => {
  const nobody = [...toEverybody, ...toEmployees];
  expect(sorted(menusOf(employee()))).toEqual(sorted(nobody));
  expect(sorted(menusOf(employee('FIND_WORK_ORDER', 'FIND_PART', 'FIND_BOM', 'SEND_MESSAGE')))).toEqual(
    sorted([...nobody, ...hubPaths, ...opens.FIND_WORK_ORDER, ...opens.FIND_PART, ...opens.FIND_BOM]),
  );
  expect(sorted(menusOf(terminal('FIND_PART')))).toEqual(
    sorted([...toEverybody, '/warehouse', '/engineering', ...opens.FIND_PART]),
  );
});

it('lists every function once, and no hub inside a hub', () => {
  const listed: ScreenPath[] = Object.values(groups).flat();
  expect(sorted(listed)).toEqual(sorted(new Set(listed)));
  expect(listed.filter((path) => Object.hasOwn(hubs, path))).toEqual([]);
});
