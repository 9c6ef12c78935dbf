import { defineMoves } from '../../kit/moves.ts';
import { approver, decisions, maker, posting, takingOver } from '../deciding/deciding.ts';

const approverOfRma = approver('rma', 'FIND_SALES_ORDER');
const approverOfRtv = approver('rtv', 'FIND_PURCHASE_ORDER');

/** RMA: a customer sends goods back to us. */
export const rmaMoves = defineMoves({
  states: ['NOT_APPROVED', 'APPROVED', 'PARTIAL', 'RECEIVED', 'CLOSED', 'REJECTED', 'CANCELLED'],
  start: 'NOT_APPROVED',
  events: {
    ...decisions(approverOfRma, 'RMA_APPROVAL_NOT_EXIST'),
    resubmit: {
      path: { REJECTED: 'NOT_APPROVED' },
      by: maker('FIND_SALES_ORDER'),
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    takeOver: takingOver('NOT_APPROVED', 'APPROVED', 'PARTIAL', 'REJECTED'),
    receivePart: { path: { APPROVED: 'PARTIAL', PARTIAL: 'PARTIAL' }, by: posting, refused: 'RMA_NOT_OPEN_TO_RECEIVE' },
    receiveAll: {
      path: { APPROVED: 'RECEIVED', PARTIAL: 'RECEIVED' },
      by: posting,
      refused: 'RMA_NOT_OPEN_TO_RECEIVE',
    },
    // A receiver is taken back: some of the goods, or none, are here then.
    reversePart: { path: { PARTIAL: 'PARTIAL', RECEIVED: 'PARTIAL' }, by: posting, refused: 'ORDER_IS_CLOSED' },
    reverseAll: { path: { PARTIAL: 'APPROVED', RECEIVED: 'APPROVED' }, by: posting, refused: 'ORDER_IS_CLOSED' },
    /** The customer has its credit. */
    close: { path: { RECEIVED: 'CLOSED' }, by: posting },
    noteTakenBack: { path: { CLOSED: 'RECEIVED' }, by: posting },
    cancel: {
      path: { NOT_APPROVED: 'CANCELLED', APPROVED: 'CANCELLED', REJECTED: 'CANCELLED' },
      by: maker('FIND_SALES_ORDER'),
      needs: { sameVersion: 'ORDER_CHANGED', notCredited: 'RETURN_IS_CREDITED' },
      asks: true,
      refused: { PARTIAL: 'ORDER_HAS_POSTINGS', RECEIVED: 'ORDER_HAS_POSTINGS', CLOSED: 'ORDER_HAS_POSTINGS' },
    },
  },
});
export type RmaStatus = (typeof rmaMoves.states)[number];

/** RTV: we send goods back to a vendor. */
export const rtvMoves = defineMoves({
  states: ['NOT_APPROVED', 'APPROVED', 'PARTIAL', 'SHIPPED', 'CLOSED', 'REJECTED', 'CANCELLED'],
  start: 'NOT_APPROVED',
  events: {
    ...decisions(approverOfRtv, 'RTV_APPROVAL_NOT_EXIST'),
    resubmit: {
      path: { REJECTED: 'NOT_APPROVED' },
      by: maker('FIND_PURCHASE_ORDER'),
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    takeOver: takingOver('NOT_APPROVED', 'APPROVED', 'PARTIAL', 'REJECTED'),
    shipPart: { path: { APPROVED: 'PARTIAL', PARTIAL: 'PARTIAL' }, by: posting, refused: 'RTV_NOT_OPEN_TO_SHIP' },
    shipAll: { path: { APPROVED: 'SHIPPED', PARTIAL: 'SHIPPED' }, by: posting, refused: 'RTV_NOT_OPEN_TO_SHIP' },
    // A shipment is taken back: some of the goods, or none, are still away then.
    reversePart: { path: { PARTIAL: 'PARTIAL', SHIPPED: 'PARTIAL' }, by: posting, refused: 'ORDER_IS_CLOSED' },
    reverseAll: { path: { PARTIAL: 'APPROVED', SHIPPED: 'APPROVED' }, by: posting, refused: 'ORDER_IS_CLOSED' },
    /** The vendor has credited us. */
    close: { path: { SHIPPED: 'CLOSED' }, by: posting },
    noteTakenBack: { path: { CLOSED: 'SHIPPED' }, by: posting },
    cancel: {
      path: { NOT_APPROVED: 'CANCELLED', APPROVED: 'CANCELLED', REJECTED: 'CANCELLED' },
      by: maker('FIND_PURCHASE_ORDER'),
      needs: { sameVersion: 'ORDER_CHANGED', notCredited: 'RETURN_IS_CREDITED' },
      asks: true,
      refused: { PARTIAL: 'ORDER_HAS_POSTINGS', SHIPPED: 'ORDER_HAS_POSTINGS', CLOSED: 'ORDER_HAS_POSTINGS' },
    },
  },
});
export type RtvStatus = (typeof rtvMoves.states)[number];
