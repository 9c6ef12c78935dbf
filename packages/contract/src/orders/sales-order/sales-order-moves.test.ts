import { expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { salesOrderMoves } from './sales-order-moves.ts';

const { refusal } = moves(salesOrderMoves);

it('moves a sales order along its table and nowhere else', () => {
  expect(tableOf(salesOrderMoves)).toEqual({
    NOT_REVIEWED: {
      review: 'OPEN',
      reject: 'REJECTED',
      takeOver: 'NOT_REVIEWED',
      amend: 'NOT_REVIEWED',
      cancel: 'CANCELLED',
    },
    OPEN: {
      withdraw: 'NOT_REVIEWED',
      takeOver: 'OPEN',
      amend: 'NOT_REVIEWED',
      hold: 'HOLD',
      shipPart: 'PARTIAL',
      shipAll: 'FINISHED',
      cancel: 'CANCELLED',
    },
    PARTIAL: {
      takeOver: 'PARTIAL',
      hold: 'PARTIAL_HOLD',
      shipPart: 'PARTIAL',
      shipAll: 'FINISHED',
      reversePart: 'PARTIAL',
      reverseAll: 'OPEN',
    },
    FINISHED: { reversePart: 'PARTIAL', reverseAll: 'OPEN' },
    REJECTED: {
      withdraw: 'NOT_REVIEWED',
      resubmit: 'NOT_REVIEWED',
      takeOver: 'REJECTED',
      amend: 'REJECTED',
      cancel: 'CANCELLED',
    },
    CANCELLED: {},
    HOLD: { takeOver: 'HOLD', release: 'OPEN', cancel: 'CANCELLED' },
    PARTIAL_HOLD: { takeOver: 'PARTIAL_HOLD', release: 'PARTIAL', reversePart: 'PARTIAL_HOLD', reverseAll: 'HOLD' },
  });
});

it.each([
  ['NOT_REVIEWED', 'ORDER_IS_HOLD'],
  ['HOLD', 'ORDER_IS_HOLD'],
  ['PARTIAL_HOLD', 'ORDER_IS_HOLD'],
  ['FINISHED', 'SALES_ORDER_IS_CLOSED'],
  ['REJECTED', 'NOT_OPEN_SO'],
  ['CANCELLED', 'NOT_OPEN_SO'],
] as const)('ships nothing while it is %s and says %s', (state, code) => {
  expect(refusal(state, 'shipPart')).toBe(code);
  expect(refusal(state, 'shipAll')).toBe(code);
});

it('says that nothing waits for review', () => {
  expect(refusal('OPEN', 'review')).toBe('SO_REVIEW_NOT_EXIST');
  expect(refusal('FINISHED', 'reject')).toBe('SO_REVIEW_NOT_EXIST');
});

it('cannot be cancelled once something left', () => {
  expect(refusal('HOLD', 'cancel', { nothingShipped: true, sameVersion: true })).toBeUndefined();
  expect(refusal('OPEN', 'cancel', { nothingShipped: false, sameVersion: true })).toBe('ORDER_HAS_POSTINGS');
  expect(refusal('PARTIAL', 'cancel')).toBe('ORDER_HAS_POSTINGS');
});
