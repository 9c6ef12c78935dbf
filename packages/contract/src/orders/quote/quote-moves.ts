import { defineMoves } from '../../kit/moves.ts';
import { approver, decisions, maker, takingOver, withAuthority } from '../deciding/deciding.ts';

const approverOfQuotes = approver('qo', 'FIND_QUOTE');
const owner = maker('FIND_QUOTE');

export const quoteMoves = defineMoves({
  states: ['NOT_APPROVED', 'APPROVED', 'COMMITTED', 'REJECTED', 'EXPIRED', 'CANCELLED'],
  start: 'NOT_APPROVED',
  events: {
    ...decisions(approverOfQuotes, 'QUOTE_APPROVAL_NOT_EXIST'),
    resubmit: { path: { REJECTED: 'NOT_APPROVED' }, by: owner, needs: { sameVersion: 'ORDER_CHANGED' } },
    takeOver: takingOver('NOT_APPROVED', 'APPROVED', 'REJECTED', 'EXPIRED'),
    amend: {
      path: { NOT_APPROVED: 'NOT_APPROVED', REJECTED: 'REJECTED', APPROVED: 'NOT_APPROVED' },
      by: owner,
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    /** Gets a later last day. */
    extend: {
      path: { NOT_APPROVED: 'NOT_APPROVED', APPROVED: 'NOT_APPROVED', EXPIRED: 'NOT_APPROVED' },
      by: owner,
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    /** Makes the sales order, which nothing takes back. */
    commit: {
      path: { APPROVED: 'COMMITTED' },
      by: approverOfQuotes,
      needs: withAuthority,
      asks: true,
      refused: { EXPIRED: 'QUOTE_EXPIRED' },
    },
    expire: { path: { NOT_APPROVED: 'EXPIRED', APPROVED: 'EXPIRED', REJECTED: 'EXPIRED' }, by: { kind: 'timer' } },
    cancel: {
      path: { NOT_APPROVED: 'CANCELLED', APPROVED: 'CANCELLED', REJECTED: 'CANCELLED' },
      by: owner,
      needs: { sameVersion: 'ORDER_CHANGED' },
      asks: true,
    },
  },
});
export type QuoteStatus = (typeof quoteMoves.states)[number];
