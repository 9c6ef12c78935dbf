import { defineMoves } from '../../kit/moves.ts';
import { approver, decisions, maker, posting, takingOver } from '../deciding/deciding.ts';

const approverOfWork = approver('wo', 'FIND_WORK_ORDER');
const owner = maker('FIND_WORK_ORDER');

export const workOrderMoves = defineMoves({
  states: ['NOT_APPROVED', 'APPROVED', 'RUN', 'FINISHED', 'REJECTED', 'CANCELLED'],
  start: 'NOT_APPROVED',
  events: {
    ...decisions(approverOfWork, 'WO_APPROVAL_NOT_EXIST'),
    resubmit: { path: { REJECTED: 'NOT_APPROVED' }, by: owner, needs: { sameVersion: 'ORDER_CHANGED' } },
    takeOver: takingOver('NOT_APPROVED', 'APPROVED', 'RUN', 'REJECTED'),
    amend: {
      path: { NOT_APPROVED: 'NOT_APPROVED', REJECTED: 'REJECTED', APPROVED: 'NOT_APPROVED' },
      by: owner,
      needs: { sameVersion: 'ORDER_CHANGED' },
    },
    issue: { path: { APPROVED: 'RUN', RUN: 'RUN' }, by: posting, refused: 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART' },
    report: { path: { APPROVED: 'RUN', RUN: 'RUN' }, by: posting, refused: 'WORK_ORDER_NOT_OPEN_TO_REPORT' },
    receivePart: { path: { APPROVED: 'RUN', RUN: 'RUN' }, by: posting, refused: 'WORK_ORDER_NOT_OPEN_TO_RECEIVE' },
    receiveAll: {
      path: { APPROVED: 'FINISHED', RUN: 'FINISHED' },
      by: posting,
      refused: 'WORK_ORDER_NOT_OPEN_TO_RECEIVE',
    },
    // Goods or components are taken back: the order goes on.
    reverseReceipt: { path: { RUN: 'RUN', FINISHED: 'RUN' }, by: posting, refused: 'ORDER_IS_CLOSED' },
    reverseIssue: { path: { RUN: 'RUN' }, by: posting, refused: 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART' },
    // RUN too: time may have been reported on an order that no part was issued to.
    cancel: {
      path: { NOT_APPROVED: 'CANCELLED', APPROVED: 'CANCELLED', REJECTED: 'CANCELLED', RUN: 'CANCELLED' },
      by: owner,
      needs: {
        sameVersion: 'ORDER_CHANGED',
        nothingIssued: 'ORDER_HAS_POSTINGS',
        nothingReceived: 'ORDER_HAS_POSTINGS',
      },
      asks: true,
      refused: { FINISHED: 'ORDER_HAS_POSTINGS' },
    },
  },
});
export type WorkOrderStatus = (typeof workOrderMoves.states)[number];
