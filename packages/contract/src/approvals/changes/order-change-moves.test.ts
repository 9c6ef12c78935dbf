import { expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { orderChangeMoves } from './order-change-moves.ts';

it.each(Object.entries(orderChangeMoves))('decides a change of a %s once', (_, machine) => {
  expect(tableOf(machine)).toEqual({
    PENDING: { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELLED' },
    APPROVED: {},
    REJECTED: {},
    CANCELLED: {},
  });
  expect(moves(machine).refusal('APPROVED', 'cancel')).toBe('ORDER_CHANGE_NOT_EXIST');
});

it('is decided by those who decide the order, and cancelled by its maker after a question', () => {
  const { approve, reject, cancel } = orderChangeMoves.so.events;
  expect(approve.by).toEqual({ kind: 'authority', of: 'so', role: 'FIND_SALES_ORDER' });
  expect(reject.by).toEqual(approve.by);
  expect(cancel).toMatchObject({ by: { kind: 'maker', role: 'FIND_SALES_ORDER' }, asks: true });
});
