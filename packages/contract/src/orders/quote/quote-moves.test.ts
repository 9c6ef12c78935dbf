import { expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { quoteMoves } from './quote-moves.ts';

it('moves a quote along its table and nowhere else', () => {
  expect(tableOf(quoteMoves)).toEqual({
    NOT_APPROVED: {
      approve: 'APPROVED',
      reject: 'REJECTED',
      takeOver: 'NOT_APPROVED',
      amend: 'NOT_APPROVED',
      extend: 'NOT_APPROVED',
      expire: 'EXPIRED',
      cancel: 'CANCELLED',
    },
    APPROVED: {
      withdraw: 'NOT_APPROVED',
      takeOver: 'APPROVED',
      amend: 'NOT_APPROVED',
      extend: 'NOT_APPROVED',
      commit: 'COMMITTED',
      expire: 'EXPIRED',
      cancel: 'CANCELLED',
    },
    COMMITTED: {},
    REJECTED: {
      withdraw: 'NOT_APPROVED',
      resubmit: 'NOT_APPROVED',
      takeOver: 'REJECTED',
      amend: 'REJECTED',
      expire: 'EXPIRED',
      cancel: 'CANCELLED',
    },
    EXPIRED: { takeOver: 'EXPIRED', extend: 'NOT_APPROVED' },
    CANCELLED: {},
  });
});

it('is committed with an authority, once, and not after it expired', () => {
  const { offeredEvents, refusal } = moves(quoteMoves);
  const may = { licensed: true, authorized: true, sameVersion: true };
  expect(refusal('APPROVED', 'commit', may)).toBeUndefined();
  expect(refusal('APPROVED', 'commit', { ...may, authorized: false })).toBe('AUTHORIZATION_REQUIRED');
  expect(refusal('COMMITTED', 'commit', may)).toBe('MOVE_NOT_ALLOWED');
  expect(refusal('EXPIRED', 'commit', may)).toBe('QUOTE_EXPIRED');
  expect(refusal('COMMITTED', 'approve', may)).toBe('QUOTE_APPROVAL_NOT_EXIST');
  expect(offeredEvents('NOT_APPROVED')).not.toContain('expire');
});

it('is committed after a question, since nothing takes the sales order back; the authority is enough for it', () => {
  expect(quoteMoves.events.commit).toMatchObject({ asks: true, by: { kind: 'authority', of: 'qo' } });
  expect(Object.keys(quoteMoves.events.commit.needs ?? {})).not.toContain('withinLimit');
});
