import { expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { rmaMoves, rtvMoves } from './return-moves.ts';

const before = {
  NOT_APPROVED: { approve: 'APPROVED', reject: 'REJECTED', takeOver: 'NOT_APPROVED', cancel: 'CANCELLED' },
  REJECTED: { withdraw: 'NOT_APPROVED', resubmit: 'NOT_APPROVED', takeOver: 'REJECTED', cancel: 'CANCELLED' },
  CANCELLED: {},
};

it('brings the goods of an approved customer return in', () => {
  expect(tableOf(rmaMoves)).toEqual({
    ...before,
    APPROVED: {
      withdraw: 'NOT_APPROVED',
      takeOver: 'APPROVED',
      receivePart: 'PARTIAL',
      receiveAll: 'RECEIVED',
      cancel: 'CANCELLED',
    },
    PARTIAL: {
      takeOver: 'PARTIAL',
      receivePart: 'PARTIAL',
      receiveAll: 'RECEIVED',
      reversePart: 'PARTIAL',
      reverseAll: 'APPROVED',
    },
    CLOSED: { noteTakenBack: 'RECEIVED' },
    RECEIVED: { close: 'CLOSED', reversePart: 'PARTIAL', reverseAll: 'APPROVED' },
  });
});

it('sends the goods of an approved return to vendor out', () => {
  expect(tableOf(rtvMoves)).toEqual({
    ...before,
    APPROVED: {
      withdraw: 'NOT_APPROVED',
      takeOver: 'APPROVED',
      shipPart: 'PARTIAL',
      shipAll: 'SHIPPED',
      cancel: 'CANCELLED',
    },
    PARTIAL: {
      takeOver: 'PARTIAL',
      shipPart: 'PARTIAL',
      shipAll: 'SHIPPED',
      reversePart: 'PARTIAL',
      reverseAll: 'APPROVED',
    },
    CLOSED: { noteTakenBack: 'SHIPPED' },
    SHIPPED: { close: 'CLOSED', reversePart: 'PARTIAL', reverseAll: 'APPROVED' },
  });
});

it('says that nothing waits for approval, and that goods have moved', () => {
  expect(moves(rmaMoves).refusal('APPROVED', 'approve')).toBe('RMA_APPROVAL_NOT_EXIST');
  expect(moves(rtvMoves).refusal('SHIPPED', 'reject')).toBe('RTV_APPROVAL_NOT_EXIST');
  expect(moves(rmaMoves).refusal('REJECTED', 'receiveAll')).toBe('RMA_NOT_OPEN_TO_RECEIVE');
  expect(moves(rtvMoves).refusal('NOT_APPROVED', 'shipPart')).toBe('RTV_NOT_OPEN_TO_SHIP');
  expect(moves(rtvMoves).refusal('PARTIAL', 'cancel')).toBe('ORDER_HAS_POSTINGS');
  expect(moves(rmaMoves).refusal('RECEIVED', 'cancel')).toBe('ORDER_HAS_POSTINGS');
  expect(moves(rtvMoves).refusal('CLOSED', 'cancel')).toBe('ORDER_HAS_POSTINGS');
});
