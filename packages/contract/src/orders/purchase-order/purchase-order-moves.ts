import { defineMoves } from '../../kit/moves.ts';
import type { RefusalCode } from '../../kit/refusals/refusals.ts';
import { approver, decisions, maker, posting, takingOver, withAuthority } from '../deciding/deciding.ts';

const approverOfPurchases = approver('po', 'FIND_PURCHASE_ORDER');
const owner = maker('FIND_PURCHASE_ORDER');

const notToReceive = {
  NOT_APPROVED: 'CAN_NOT_BE_RECEIVED',
  REJECTED: 'CAN_NOT_BE_RECEIVED',
  CANCELLED: 'CAN_NOT_BE_RECEIVED',
  RECEIVED: 'CAN_NOT_BE_RECEIVED',
  CLOSED: 'CAN_NOT_BE_RECEIVED',
  HOLD: 'ORDER_IS_HOLD',
  PARTIAL_HOLD: 'ORDER_IS_HOLD',
} as const satisfies Record<string, RefusalCode>;

/** APPROVED is shown as *open*. A held order remembers in its state whether something had arrived. */
export const purchaseOrderMoves = defineMoves({
  states: [
    'NOT_APPROVED',
    'APPROVED',
    'PARTIAL',
    'RECEIVED',
    'CLOSED',
    'REJECTED',
    'CANCELLED',
    'HOLD',
    'PARTIAL_HOLD',
  ],
  start: 'NOT_APPROVED',
  events: {
    ...decisions(approverOfPurchases, 'PO_APPROVAL_NOT_EXIST'),
    resubmit: { path: { REJECTED: 'NOT_APPROVED' }, by: owner, needs: { sameVersion: 'ORDER_CHANGED' } },
    takeOver: takingOver('NOT_APPROVED', 'APPROVED', 'PARTIAL', 'REJECTED', 'HOLD', 'PARTIAL_HOLD'),
    // An approval binds what was approved: an order that is edited must be approved anew.
    amend: {
      path: { NOT_APPROVED: 'NOT_APPROVED', REJECTED: 'REJECTED', APPROVED: 'NOT_APPROVED' },
      by: owner,
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    hold: { path: { APPROVED: 'HOLD', PARTIAL: 'PARTIAL_HOLD' }, by: approverOfPurchases, needs: withAuthority },
    release: { path: { HOLD: 'APPROVED', PARTIAL_HOLD: 'PARTIAL' }, by: approverOfPurchases, needs: withAuthority },
    receivePart: { path: { APPROVED: 'PARTIAL', PARTIAL: 'PARTIAL' }, by: posting, refused: notToReceive },
    receiveAll: { path: { APPROVED: 'RECEIVED', PARTIAL: 'RECEIVED' }, by: posting, refused: notToReceive },
    // A receiver is taken back: some of the order, or nothing of it, has arrived then.
    reversePart: {
      path: { PARTIAL: 'PARTIAL', PARTIAL_HOLD: 'PARTIAL_HOLD', RECEIVED: 'PARTIAL' },
      by: posting,
      refused: 'ORDER_IS_CLOSED',
    },
    // Also where nothing had arrived: its receiver said only what will not come.
    reverseAll: {
      path: { PARTIAL: 'APPROVED', PARTIAL_HOLD: 'HOLD', RECEIVED: 'APPROVED', APPROVED: 'APPROVED', HOLD: 'HOLD' },
      by: posting,
      refused: 'ORDER_IS_CLOSED',
    },
    close: { path: { RECEIVED: 'CLOSED' }, by: posting },
    cancel: {
      path: { NOT_APPROVED: 'CANCELLED', APPROVED: 'CANCELLED', REJECTED: 'CANCELLED', HOLD: 'CANCELLED' },
      by: owner,
      needs: { sameVersion: 'ORDER_CHANGED', nothingReceived: 'ORDER_HAS_POSTINGS' },
      asks: true,
      refused: {
        PARTIAL: 'ORDER_HAS_POSTINGS',
        PARTIAL_HOLD: 'ORDER_HAS_POSTINGS',
        RECEIVED: 'ORDER_HAS_POSTINGS',
        CLOSED: 'ORDER_HAS_POSTINGS',
      },
    },
  },
});
export type PurchaseOrderStatus = (typeof purchaseOrderMoves.states)[number];
