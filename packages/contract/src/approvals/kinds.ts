import * as z from 'zod/mini';
import type { Module } from '../companies/modules.ts';
import type { Machine } from '../kit/moves.ts';
import { holds, type Role } from '../kit/roles.ts';
import { APPROVAL_KINDS, type ApprovalKind } from '../orders/deciding.ts';
import { purchaseOrderMoves } from '../orders/purchase-order-moves.ts';
import { quoteMoves } from '../orders/quote-moves.ts';
import { rmaMoves, rtvMoves } from '../orders/return-moves.ts';
import { salesOrderMoves } from '../orders/sales-order-moves.ts';
import { workOrderMoves } from '../orders/work-order-moves.ts';

export const Kind = z.enum(APPROVAL_KINDS);

/** A document's number, as it stands in a path or a body. */
export const OrderNumber = z.string().check(z.regex(/^[\x21-\x7e]{1,40}$/));

type KindFacts = { readonly role: Role; readonly module: Module; readonly moves: Machine<string, string> };

/** What is known of each kind of document that waits for a yes: who may see it, what must be licensed, how it moves. */
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
