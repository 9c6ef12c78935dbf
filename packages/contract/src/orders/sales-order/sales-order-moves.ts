import { defineMoves } from '../../kit/moves.ts';
import type { RefusalCode } from '../../kit/refusals/refusals.ts';
import {
  approver,
  maker,
  posting,
  takingOver,
  toApprove,
  toReject,
  withAuthority,
  withdrawal,
} from '../deciding/deciding.ts';

const reviewer = approver('so', 'FIND_SALES_ORDER');
const owner = maker('FIND_SALES_ORDER');

// Before its review an order is held back like one that somebody put on hold: both must be reviewed first.
const notToShip = {
  NOT_REVIEWED: 'ORDER_IS_HOLD',
  HOLD: 'ORDER_IS_HOLD',
  PARTIAL_HOLD: 'ORDER_IS_HOLD',
  FINISHED: 'SALES_ORDER_IS_CLOSED',
  REJECTED: 'NOT_OPEN_SO',
  CANCELLED: 'NOT_OPEN_SO',
} as const satisfies Record<string, RefusalCode>;

export const salesOrderMoves = defineMoves({
  states: ['NOT_REVIEWED', 'OPEN', 'PARTIAL', 'FINISHED', 'REJECTED', 'CANCELLED', 'HOLD', 'PARTIAL_HOLD'],
  start: 'NOT_REVIEWED',
  events: {
    review: { path: { NOT_REVIEWED: 'OPEN' }, by: reviewer, needs: toApprove, refused: 'SO_REVIEW_NOT_EXIST' },
    reject: { path: { NOT_REVIEWED: 'REJECTED' }, by: reviewer, needs: toReject, refused: 'SO_REVIEW_NOT_EXIST' },
    withdraw: withdrawal({ OPEN: 'NOT_REVIEWED', REJECTED: 'NOT_REVIEWED' }),
    resubmit: { path: { REJECTED: 'NOT_REVIEWED' }, by: owner, needs: { sameVersion: 'ORDER_CHANGED' } },
    takeOver: takingOver('NOT_REVIEWED', 'OPEN', 'PARTIAL', 'REJECTED', 'HOLD', 'PARTIAL_HOLD'),
    amend: {
      path: { NOT_REVIEWED: 'NOT_REVIEWED', REJECTED: 'REJECTED', OPEN: 'NOT_REVIEWED' },
      by: owner,
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    hold: {
      path: { OPEN: 'HOLD', PARTIAL: 'PARTIAL_HOLD' },
      by: reviewer,
      needs: withAuthority,
      refused: 'NOT_OPEN_SO',
    },
    release: { path: { HOLD: 'OPEN', PARTIAL_HOLD: 'PARTIAL' }, by: reviewer, needs: withAuthority },
    // Fired when goods leave, not when they are picked: an open shipper can still give its stock back.
    shipPart: { path: { OPEN: 'PARTIAL', PARTIAL: 'PARTIAL' }, by: posting, refused: notToShip },
    shipAll: { path: { OPEN: 'FINISHED', PARTIAL: 'FINISHED' }, by: posting, refused: notToShip },
    // A shipment is taken back: some of the order, or nothing of it, has left then.
    reversePart: {
      path: { PARTIAL: 'PARTIAL', PARTIAL_HOLD: 'PARTIAL_HOLD', FINISHED: 'PARTIAL' },
      by: posting,
      refused: 'ORDER_IS_CLOSED',
    },
    reverseAll: {
      path: { PARTIAL: 'OPEN', PARTIAL_HOLD: 'HOLD', FINISHED: 'OPEN' },
      by: posting,
      refused: 'ORDER_IS_CLOSED',
    },
    cancel: {
      path: { NOT_REVIEWED: 'CANCELLED', OPEN: 'CANCELLED', REJECTED: 'CANCELLED', HOLD: 'CANCELLED' },
      by: owner,
      needs: { sameVersion: 'ORDER_CHANGED', nothingShipped: 'ORDER_HAS_POSTINGS' },
      asks: true,
      refused: { PARTIAL: 'ORDER_HAS_POSTINGS', PARTIAL_HOLD: 'ORDER_HAS_POSTINGS', FINISHED: 'ORDER_HAS_POSTINGS' },
    },
  },
});
export type SalesOrderStatus = (typeof salesOrderMoves.states)[number];
