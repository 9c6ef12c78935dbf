import { menusOf } from '@gemba/contract/auth/screens';
import { ROLES } from '@gemba/contract/kit/roles';
import { expect, it } from 'vitest';
import { usualActions } from './quick-actions.ts';
import { slotOf } from './trade.ts';

const person = (...roles: string[]) => ({ roles, onlyConsole: false });

it.each([
  ['everything', person(...ROLES), '/order'],
  [
    'unloading trucks',
    person('UPDATE_RECEIVER', 'ADD_SHIPPER', 'FIND_SHIPPER', 'FIND_PURCHASE_ORDER', 'FIND_PART'),
    '/warehouse',
  ],
  ['changing parts', person('FIND_ECN', 'FIND_BOM', 'ADD_BOM', 'FIND_WORK_ORDER', 'FIND_PART'), '/engineering'],
  ['working at a machine', person('FIND_WORK_ORDER', 'FIND_PART', 'FIND_BOM'), '/report'],
  ['nothing but reporting', person(), '/report'],
  ['nothing, and no employee', { roles: [], onlyConsole: true }, undefined],
])('whoever may do %s finds %s in the dock', (_, who, slot) => {
  expect(slotOf(who, new Set(menusOf(who)))).toBe(slot);
});

it('offers four usual actions of the trade, and none that the roles close', () => {
  const who = person('UPDATE_RECEIVER', 'ADD_SHIPPER', 'FIND_SHIPPER', 'FIND_PURCHASE_ORDER', 'ACCOUNTING_INFO');
  const menus = new Set<string>(menusOf(who));
  expect(usualActions('/warehouse', menus)).toEqual([
    '/receivePo',
    '/shipperSo',
    '/receiverList',
    '/accounting/infoCenter',
  ]);
});
