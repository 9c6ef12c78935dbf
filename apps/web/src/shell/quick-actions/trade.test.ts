import { ROLES } from '@gemba/contract/kit/roles';
import { menusOf, type ScreenPath } from '@gemba/contract/screens';
import { expect, it } from 'vitest';
import { usualActions } from './quick-actions.ts';
import { hubsFor, tradeOf } from './trade.ts';

const person = (...roles: string[]) => ({ roles, onlyConsole: false });
const operator = person('FIND_WORK_ORDER', 'FIND_PART', 'FIND_BOM');

it.each([
  ['everything', person(...ROLES), '/order'],
  [
    'unloading trucks',
    person('UPDATE_RECEIVER', 'ADD_SHIPPER', 'FIND_SHIPPER', 'FIND_PURCHASE_ORDER', 'FIND_PART'),
    '/warehouse',
  ],
  ['changing parts', person('FIND_ECN', 'FIND_BOM', 'ADD_BOM', 'FIND_WORK_ORDER', 'FIND_PART'), '/engineering'],
  ['working at a machine', operator, '/report'],
  ['nothing but reporting', person(), '/report'],
])('whoever may do %s finds its hub first in the dock', (_, who, hub) => {
  const menus = new Set([...menusOf(who), '/report']);
  expect(tradeOf(who, menus)).toBe(hub);
  expect(hubsFor(who, menus)[0]).toBe(hub);
});

it('finds for a trade whose hub is not built the hubs that list the most for the person', () => {
  const menus = new Set<string>(menusOf(operator).filter((path) => path !== '/report'));
  expect(hubsFor(operator, menus)).toEqual(['/engineering', '/order', '/warehouse']);
  expect(hubsFor({ roles: [], onlyConsole: true }, new Set(['/setting']))).toEqual([]);
});

it('offers four usual actions of the trade, and none that the roles close', () => {
  const who = person('UPDATE_RECEIVER', 'ADD_SHIPPER', 'FIND_SHIPPER', 'FIND_PURCHASE_ORDER');
  const menus = new Set<string>([...menusOf(who), '/accounting/infoCenter']);
  expect(usualActions('/warehouse', menus)).toEqual([
    '/receivePo',
    '/shipperSo',
    '/receiverList',
    '/accounting/infoCenter',
  ]);
});

it('offers an operator work orders, drawings and parts until tasks are built, and tasks first from then on', () => {
  const menus = menusOf(operator);
  const looks: ScreenPath[] = ['/orderList', '/drawing/list', '/pnList', '/engineering/bom/list'];
  expect(usualActions('/report', new Set(looks))).toEqual(looks);
  expect(usualActions('/report', new Set([...menus, '/apsReport', '/report', '/alarm', '/report/alarm']))).toEqual([
    '/apsReport',
    '/report',
    '/alarm',
    '/report/alarm',
  ]);
});
