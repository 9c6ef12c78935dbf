import { defineMoves, type Machine } from '../../kit/moves.ts';
import type { Role } from '../../kit/roles.ts';
import { type ApprovalKind, approver, maker, toApprove, toReject } from '../../orders/deciding/deciding.ts';

export const ORDER_CHANGE_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type OrderChangeStatus = (typeof ORDER_CHANGE_STATES)[number];
export type OrderChangeEvent = 'approve' | 'reject' | 'cancel';

const movesFor = (kind: ApprovalKind, role: Role): Machine<OrderChangeStatus, OrderChangeEvent> =>
  defineMoves({
    states: ORDER_CHANGE_STATES,
    start: 'PENDING',
    events: {
      /** Applies the change to the order. */
      approve: {
        path: { PENDING: 'APPROVED' },
        by: approver(kind, role),
        needs: toApprove,
        refused: 'ORDER_CHANGE_NOT_EXIST',
      },
      reject: {
        path: { PENDING: 'REJECTED' },
        by: approver(kind, role),
        needs: toReject,
        refused: 'ORDER_CHANGE_NOT_EXIST',
      },
      cancel: { path: { PENDING: 'CANCELLED' }, by: maker(role), asks: true, refused: 'ORDER_CHANGE_NOT_EXIST' },
    },
  });

/** A change request is decided by those who may decide the order it changes. */
export const orderChangeMoves = {
  po: movesFor('po', 'FIND_PURCHASE_ORDER'),
  so: movesFor('so', 'FIND_SALES_ORDER'),
  qo: movesFor('qo', 'FIND_QUOTE'),
  wo: movesFor('wo', 'FIND_WORK_ORDER'),
} as const;
