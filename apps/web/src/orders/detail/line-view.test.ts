import { expect, it } from 'vitest';
import { detailKinds } from './detail-kinds.ts';

const item = { discount: '5', extPrice: '8750.07', quantity: '6', quantityOrdered: '6', listPrice: '1535.10' };

it.each(['po', 'so', 'qo'] as const)('a row of %s names the discount by which its amount is less', (kind) => {
  const order = { items: [{ ...item, costPerUnit: '1535.10' }] } as never;
  const [line] = detailKinds[kind].lines[0]?.lines(order) ?? [];
  expect(line?.each).toMatchObject({ quantity: '6', price: '1535.10', discount: '5' });
});

it('the head of a work order says what it will cost', () => {
  const order = { owner: { name: '' }, approvalTotal: '1200.00' } as never;
  expect(detailKinds.wo.head(order).plannedCost).toBe('1200.00');
});
