import { expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { operationMoves } from './operation-moves.ts';
import { workOrderMoves } from './work-order-moves.ts';

const { refusal, statesOf } = moves(workOrderMoves);

it('moves a work order along its table and nowhere else', () => {
  const working = { issue: 'RUN', report: 'RUN', receivePart: 'RUN', receiveAll: 'FINISHED', cancel: 'CANCELLED' };
  expect(tableOf(workOrderMoves)).toEqual({
    NOT_APPROVED: {
      approve: 'APPROVED',
      reject: 'REJECTED',
      takeOver: 'NOT_APPROVED',
      amend: 'NOT_APPROVED',
      cancel: 'CANCELLED',
    },
    APPROVED: { withdraw: 'NOT_APPROVED', takeOver: 'APPROVED', amend: 'NOT_APPROVED', ...working },
    RUN: { takeOver: 'RUN', ...working, reverseReceipt: 'RUN', reverseIssue: 'RUN' },
    FINISHED: { reverseReceipt: 'RUN' },
    REJECTED: {
      withdraw: 'NOT_APPROVED',
      resubmit: 'NOT_APPROVED',
      takeOver: 'REJECTED',
      amend: 'REJECTED',
      cancel: 'CANCELLED',
    },
    CANCELLED: {},
  });
});

it.each([
  ['issue', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART'],
  ['report', 'WORK_ORDER_NOT_OPEN_TO_REPORT'],
  ['receivePart', 'WORK_ORDER_NOT_OPEN_TO_RECEIVE'],
  ['receiveAll', 'WORK_ORDER_NOT_OPEN_TO_RECEIVE'],
  ['approve', 'WO_APPROVAL_NOT_EXIST'],
] as const)('refuses to %s a finished or cancelled one as %s', (event, code) => {
  expect(refusal('FINISHED', event)).toBe(code);
  expect(refusal('CANCELLED', event)).toBe(code);
});

it('takes parts, time and goods while it is approved or runs', () => {
  for (const event of ['issue', 'report', 'receivePart', 'receiveAll'] as const) {
    expect(statesOf(event)).toEqual(['APPROVED', 'RUN']);
  }
});

it('cannot be cancelled once a part was issued', () => {
  const untouched = { nothingIssued: true, nothingReceived: true, sameVersion: true };
  expect(refusal('RUN', 'cancel', untouched)).toBeUndefined();
  expect(refusal('RUN', 'cancel', { ...untouched, nothingIssued: false })).toBe('ORDER_HAS_POSTINGS');
});

it('moves an operation step by step', () => {
  expect(tableOf(operationMoves)).toEqual({
    WAITING: { ready: 'NOT_SETUP' },
    NOT_SETUP: { setUp: 'SETUP' },
    SETUP: { run: 'RUN' },
    RUN: { run: 'RUN', finish: 'OK' },
    OK: { reopen: 'RUN' },
  });
});
