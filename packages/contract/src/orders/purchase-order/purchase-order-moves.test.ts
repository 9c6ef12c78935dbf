import { describe, expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { purchaseOrderMoves } from './purchase-order-moves.ts';

const { allowedEvents, offeredEvents, refusal } = moves(purchaseOrderMoves);
const mayApprove = { licensed: true, authorized: true, notOwnOrder: true, withinLimit: true, sameVersion: true };

it('moves a purchase order along its table and nowhere else', () => {
  expect(tableOf(purchaseOrderMoves)).toEqual({
    NOT_APPROVED: {
      approve: 'APPROVED',
      reject: 'REJECTED',
      takeOver: 'NOT_APPROVED',
      amend: 'NOT_APPROVED',
      cancel: 'CANCELLED',
    },
    APPROVED: {
      withdraw: 'NOT_APPROVED',
      takeOver: 'APPROVED',
      amend: 'NOT_APPROVED',
      hold: 'HOLD',
      receivePart: 'PARTIAL',
      receiveAll: 'RECEIVED',
      reverseAll: 'APPROVED',
      cancel: 'CANCELLED',
    },
    PARTIAL: {
      takeOver: 'PARTIAL',
      hold: 'PARTIAL_HOLD',
      receivePart: 'PARTIAL',
      receiveAll: 'RECEIVED',
      reversePart: 'PARTIAL',
      reverseAll: 'APPROVED',
    },
    RECEIVED: { close: 'CLOSED', reversePart: 'PARTIAL', reverseAll: 'APPROVED' },
    CLOSED: {},
    REJECTED: {
      withdraw: 'NOT_APPROVED',
      resubmit: 'NOT_APPROVED',
      takeOver: 'REJECTED',
      amend: 'REJECTED',
      cancel: 'CANCELLED',
    },
    CANCELLED: {},
    HOLD: { takeOver: 'HOLD', release: 'APPROVED', reverseAll: 'HOLD', cancel: 'CANCELLED' },
    PARTIAL_HOLD: { takeOver: 'PARTIAL_HOLD', release: 'PARTIAL', reversePart: 'PARTIAL_HOLD', reverseAll: 'HOLD' },
  });
});

it('offers nobody to receive or close by hand', () => {
  expect(allowedEvents('PARTIAL')).toEqual([
    'takeOver',
    'hold',
    'receivePart',
    'receiveAll',
    'reversePart',
    'reverseAll',
  ]);
  expect(offeredEvents('PARTIAL')).toEqual(['takeOver', 'hold']);
  expect(offeredEvents('RECEIVED')).toEqual([]);
});

describe('approving', () => {
  it.each([
    ['licensed', 'NOT_LICENSED'],
    ['authorized', 'AUTHORIZATION_REQUIRED'],
    ['notOwnOrder', 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF'],
    ['withinLimit', 'EXCEED_AUTHORIZED_APPROVAL_LIMIT'],
    ['sameVersion', 'ORDER_CHANGED'],
  ])('unless %s is refused as %s', (fact, code) => {
    expect(refusal('NOT_APPROVED', 'approve', { ...mayApprove, [fact]: false })).toBe(code);
  });

  it('passes when all of it holds, and asks for no limit to reject', () => {
    expect(refusal('NOT_APPROVED', 'approve', mayApprove)).toBeUndefined();
    expect(refusal('NOT_APPROVED', 'reject', { ...mayApprove, withinLimit: false })).toBeUndefined();
    expect(refusal('NOT_APPROVED', 'reject', { ...mayApprove, notOwnOrder: false })).toBe(
      'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
    );
  });

  it('of an order that waits for nothing is refused as such', () => {
    expect(refusal('APPROVED', 'approve', mayApprove)).toBe('PO_APPROVAL_NOT_EXIST');
    expect(refusal('CANCELLED', 'reject', mayApprove)).toBe('PO_APPROVAL_NOT_EXIST');
  });

  it('can be withdrawn while the order is untouched', () => {
    const young = { withinSeconds: true, untouched: true, nothingMoved: true };
    expect(refusal('APPROVED', 'withdraw', young)).toBeUndefined();
    for (const fact of Object.keys(young))
      expect(refusal('APPROVED', 'withdraw', { ...young, [fact]: false })).toBe('DECISION_IS_FINAL');
    expect(refusal('PARTIAL', 'withdraw', young)).toBe('DECISION_IS_FINAL');
  });
});

it.each([
  ['NOT_APPROVED', 'CAN_NOT_BE_RECEIVED'],
  ['RECEIVED', 'CAN_NOT_BE_RECEIVED'],
  ['CLOSED', 'CAN_NOT_BE_RECEIVED'],
  ['REJECTED', 'CAN_NOT_BE_RECEIVED'],
  ['CANCELLED', 'CAN_NOT_BE_RECEIVED'],
  ['HOLD', 'ORDER_IS_HOLD'],
  ['PARTIAL_HOLD', 'ORDER_IS_HOLD'],
] as const)('takes no goods while it is %s: %s', (state, code) => {
  expect(refusal(state, 'receivePart')).toBe(code);
  expect(refusal(state, 'receiveAll')).toBe(code);
});

it('gives no goods back once it is closed', () => {
  expect(refusal('CLOSED', 'reversePart')).toBe('ORDER_IS_CLOSED');
  expect(refusal('CLOSED', 'reverseAll')).toBe('ORDER_IS_CLOSED');
});

it('cannot be cancelled once something arrived', () => {
  expect(refusal('APPROVED', 'cancel', { nothingReceived: true, sameVersion: true })).toBeUndefined();
  expect(refusal('APPROVED', 'cancel', { nothingReceived: false, sameVersion: true })).toBe('ORDER_HAS_POSTINGS');
  expect(refusal('PARTIAL', 'cancel')).toBe('ORDER_HAS_POSTINGS');
  expect(refusal('CANCELLED', 'cancel')).toBe('MOVE_NOT_ALLOWED');
});
