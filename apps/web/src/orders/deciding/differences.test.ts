import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

const order = {
  poNumber: 'PO1',
  version: 3,
  status: 'NOT_APPROVED',
  total: '100.00',
  buyer: 'Dan',
  requester: { userId: 1, name: 'Lena Fox' },
  history: [],
  items: [
    { purchaseOrderItemNumber: 1, part: 'BOLT', quantityOrdered: '10.0000', stock: { onHand: '3.0000' } },
    { purchaseOrderItemNumber: 2, part: 'NUT', quantityOrdered: '5.0000', stock: null },
  ],
};

describe('two readings of an order', () => {
  it('are the same when only what stands beside the order has changed', () => {
    const [first, second] = order.items;
    expect(
      differences(order, {
        ...order,
        version: 4,
        history: [{}],
        items: [{ ...first, stock: { onHand: '9.0000' } }, second],
      }),
    ).toEqual([]);
  });

  it('differ by field, old and new, the lines by their number', () => {
    const [first, second] = order.items;
    const after = {
      ...order,
      status: 'APPROVED',
      total: '130.00',
      requester: { userId: 2, name: 'Dan Okafor' },
      items: [second, { ...first, quantityOrdered: '13.0000' }],
    };
    expect(differences(order, after)).toEqual([
      { field: 'status', line: undefined, from: 'NOT_APPROVED', to: 'APPROVED' },
      { field: 'total', line: undefined, from: '100.00', to: '130.00' },
      { field: 'requester', line: undefined, from: 'Lena Fox', to: 'Dan Okafor' },
      { field: 'quantityOrdered', line: 1, from: '10.0000', to: '13.0000' },
    ]);
  });

  it('tell a line that came or went by its part', () => {
    const [first] = order.items;
    const added = { purchaseOrderItemNumber: 3, part: 'WASHER', quantityOrdered: '1.0000' };
    expect(differences(order, { ...order, items: [first, added] })).toEqual([
      { field: 'part', line: 2, from: 'NUT', to: undefined },
      { field: 'part', line: 3, from: undefined, to: 'WASHER' },
    ]);
  });
});
