import * as z from 'zod/mini';
import type { Module } from '../../companies/modules.ts';
import type { Machine } from '../../kit/moves.ts';
import { holds, type Role } from '../../kit/roles.ts';
import { purchaseOrderMoves } from '../purchase-order/purchase-order-moves.ts';
import { quoteMoves } from '../quote/quote-moves.ts';
import { rmaMoves, rtvMoves } from '../returns/return-moves.ts';
import { salesOrderMoves } from '../sales-order/sales-order-moves.ts';
import { workOrderMoves } from '../work-order/work-order-moves.ts';
import { APPROVAL_KINDS, type ApprovalKind } from './deciding.ts';

export const Kind = z.enum(APPROVAL_KINDS);

type KindFacts = { readonly role: Role; readonly module: Module; readonly moves: Machine<string, string> };

/**
 * For each kind of document that can wait for approval: the role that sees it, the module that must be licensed, and
 * its state machine.
 */
export const kinds = {
  po: { role: 'FIND_PURCHASE_ORDER', module: 'ORDERS', moves: purchaseOrderMoves },
  so: { role: 'FIND_SALES_ORDER', module: 'ORDERS', moves: salesOrderMoves },
  qo: { role: 'FIND_QUOTE', module: 'ORDERS', moves: quoteMoves },
  wo: { role: 'FIND_WORK_ORDER', module: 'PRODUCTION', moves: workOrderMoves },
  rma: { role: 'FIND_SALES_ORDER', module: 'ORDERS', moves: rmaMoves },
  rtv: { role: 'FIND_PURCHASE_ORDER', module: 'ORDERS', moves: rtvMoves },
} as const satisfies Record<ApprovalKind, KindFacts>;

export const ORDER_ROLES = ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'] as const;

/** The kinds that somebody with these roles may see and decide. */
export const kindsOf = (roles: readonly string[]): ApprovalKind[] =>
  APPROVAL_KINDS.filter((kind) => holds(roles, kinds[kind].role));

/** How a kind calls the yes. */
export const approvingEvent = (kind: ApprovalKind): 'approve' | 'review' => (kind === 'so' ? 'review' : 'approve');
