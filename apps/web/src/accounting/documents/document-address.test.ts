import { expect, it } from 'vitest';
import { documentAddress } from './document-address.ts';

const of = (documentKind: string, order: { orderKind?: 'so' | 'po'; orderNumber?: string } = {}) =>
  documentAddress(
    { documentKind, documentNumber: '42', orderKind: order.orderKind ?? null, orderNumber: order.orderNumber ?? null },
    (thing, key) => `${thing} ${key}`,
  );

it('leads to the document, its order, or the payments with its number', () => {
  expect(of('receiver')).toBe('receiver 42');
  expect(of('work_order')).toBe('wo 42');
  expect(of('invoice', { orderKind: 'so', orderNumber: '31077' })).toBe('so 31077');
  expect(of('payment')).toBe('/accounting/paymentHistory?period=all&q=42');
  expect(of('time_report')).toBe('timeReport 42');
  expect(of('balance')).toBe('part 42');
  expect(of('alarm')).toBe('/report/detail/42');
  expect(of('opening')).toBeUndefined();
});
