import type { PurchaseOrderItemRow } from '@gemba/contract/orders/purchase-order/list-purchase-order-items';
import { expect, it } from 'vitest';
import { earlierCosts } from './earlier-costs.ts';

const asked = { poNumber: '109', poDate: '2026-03-09', currency: 'USD' };
const row = (poNumber: string, more: Partial<PurchaseOrderItemRow> = {}) =>
  ({
    poNumber,
    poDate: '2026-03-09',
    currency: 'USD',
    poUnit: 'EA',
    status: 'RECEIVED',
    ...more,
  }) as PurchaseOrderItemRow;
const numbers = (rows: readonly PurchaseOrderItemRow[]) => earlierCosts(rows, asked).map(({ poNumber }) => poNumber);

it('puts the oldest cost first, and leaves out the order itself and later ones', () => {
  const later = [row('111', { poDate: '2026-03-10' }), row('110')];
  const before = [row('108'), row('900', { poDate: '2026-03-08' })];
  expect(numbers([...later, row('109'), ...before])).toEqual(['900', '108']);
});

it.each([{ currency: 'CNY' }, { status: 'NOT_APPROVED' }, { status: 'CANCELLED' }] as const)(
  'leaves out a cost that cannot be compared, or was never paid: %j',
  (other) => expect(numbers([row('108', other), row('107')])).toEqual(['107']),
);

it('compares costs of the stock unit, however the vendor packs', () => {
  expect(numbers([row('108', { poUnit: 'BOX', poUnitQty: '10.0000' })])).toEqual(['108']);
});

it('keeps the newest ones', () => {
  const newest = ['108', '107', '106', '105', '104', '103'];
  expect(numbers([...newest, '102'].map((number) => row(number)))).toEqual(newest.toReversed());
});
