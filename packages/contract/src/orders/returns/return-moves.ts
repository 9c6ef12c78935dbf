import { defineMoves } from '../../kit/moves.ts';
import { approver, decisions, maker, posting, takingOver } from '../deciding/deciding.ts';

const approverOfRma = approver('rma', 'FIND_SALES_ORDER');
const approverOfRtv = approver('rtv', 'FIND_PURCHASE_ORDER');

/** RMA: a customer sends goods back to us. */
export const rmaMoves = defineMoves({
  states: ['NOT_APPROVED', 'APPROVED', 'RECEIVED', 'CLOSED', 'REJECTED', 'CANCELLED'],
  start: 'NOT_APPROVED',
  events: {
    ...decisions(approverOfRma, 'RMA_APPROVAL_NOT_EXIST'),
    resubmit: {
      path: { REJECTED: 'NOT_APPROVED' },
      by: maker('FIND_SALES_ORDER'),
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    takeOver: takingOver('NOT_APPROVED', 'APPROVED', 'REJECTED'),
    receive: { path: { APPROVED: 'RECEIVED' }, by: posting },
    /** The customer has its credit. */
    close: { path: { RECEIVED: 'CLOSED' }, by: posting },
    cancel: {
      path: { NOT_APPROVED: 'CANCELLED', APPROVED: 'CANCELLED', REJECTED: 'CANCELLED' },
      by: maker('FIND_SALES_ORDER'),
      needs: { sameVersion: 'ORDER_CHANGED' },
      asks: true,
      refused: { RECEIVED: 'ORDER_HAS_POSTINGS', CLOSED: 'ORDER_HAS_POSTINGS' },
    },
  },
});
export type RmaStatus = (typeof rmaMoves.states)[number];

/** RTV: we send goods back to a vendor. */
export const rtvMoves = defineMoves({
  states: ['NOT_APPROVED', 'APPROVED', 'SHIPPED', 'CLOSED', 'REJECTED', 'CANCELLED'],
  start: 'NOT_APPROVED',
  events: {
    ...decisions(approverOfRtv, 'RTV_APPROVAL_NOT_EXIST'),
    resubmit: {
      path: { REJECTED: 'NOT_APPROVED' },
      by: maker('FIND_PURCHASE_ORDER'),
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    takeOver: takingOver('NOT_APPROVED', 'APPROVED', 'REJECTED'),
    ship: { path: { APPROVED: 'SHIPPED' }, by: posting },
    /** The vendor has credited us. */
    close: { path: { SHIPPED: 'CLOSED' }, by: posting },
    cancel: {
      path: { NOT_APPROVED: 'CANCELLED', APPROVED: 'CANCELLED', REJECTED: 'CANCELLED' },
      by: maker('FIND_PURCHASE_ORDER'),
      needs: { sameVersion: 'ORDER_CHANGED' },
      asks: true,
      refused: { SHIPPED: 'ORDER_HAS_POSTINGS', CLOSED: 'ORDER_HAS_POSTINGS' },
    },
  },
});
export type RtvStatus = (typeof rtvMoves.states)[number];
