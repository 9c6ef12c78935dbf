import { type Person, type ScreenPath, screens } from '@gemba/contract/screens';
import { asJson, stored, texts } from '../../kit/store/stored.ts';
import type { Hub } from './trade.ts';

export const MOST = 4;

/** Daily work of each trade. The first four that a person may open are their quick actions until they choose others. */
const usual: Readonly<Record<Hub, readonly ScreenPath[]>> = {
  '/order': ['/auditList', '/orderList', '/pnList', '/address/customer', '/poItemSearch', '/sales/infoCenter'],
  '/warehouse': ['/receivePo', '/shipperSo', '/pnList', '/label/part', '/inventory/list', '/receiverList'],
  '/engineering': ['/pnList', '/engineering/bom/list', '/engineering/ecn/list', '/drawing/list', '/document/list'],
  '/report': [
    '/report/lead',
    '/apsReport',
    '/report',
    '/alarm',
    '/report/alarm',
    '/report/myDay',
    '/orderList',
    '/drawing/list',
    '/pnList',
    '/engineering/bom/list',
  ],
};
const anybody: readonly ScreenPath[] = [
  '/accounting/infoCenter',
  '/accounting/cashFlow',
  '/accounting/balanceSheet',
  '/quality/infoCenter',
  '/inventory/log',
  '/apsReport',
  '/report/alarm',
  '/alarm',
];

export const usualActions = (trade: Hub, menus: ReadonlySet<string>): ScreenPath[] =>
  [...new Set([...usual[trade], ...anybody])].filter((path) => menus.has(path)).slice(0, MOST);

const isScreen = (path: string): path is ScreenPath => Object.hasOwn(screens, path);

/** A person's own choice on this device: paths of screens and nothing else. */
export const chosenActions = (person: Pick<Person & { username: string }, 'username'>, companyCode: string) =>
  stored<ScreenPath[]>(
    `quickActions:${companyCode}/${person.username}`,
    asJson((value) => texts(value).filter(isScreen).slice(0, MOST)),
  );
