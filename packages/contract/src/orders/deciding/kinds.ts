import * as z from 'zod/mini';
import type { Module } from '../../companies/modules.ts';
import type { Machine } from '../../kit/moves.ts';
import { roleToSee } from '../../kit/order-types.ts';
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
  po: { role: roleToSee.po, module: 'ORDERS', moves: purchaseOrderMoves },
  so: { role: roleToSee.so, module: 'ORDERS', moves: salesOrderMoves },
  qo: { role: roleToSee.qo, module: 'ORDERS', moves: quoteMoves },
  wo: { role: roleToSee.wo, module: 'PRODUCTION', moves: workOrderMoves },
  rma: { role: roleToSee.rma, module: 'ORDERS', moves: rmaMoves },
  rtv: { role: roleToSee.rtv, module: 'ORDERS', moves: rtvMoves },
} as const satisfies Record<ApprovalKind, KindFacts>;

export const ORDER_ROLES = ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'] as const;

/** The kinds that somebody with these roles may see and decide. */
export const kindsOf = (roles: readonly string[]): ApprovalKind[] =>
  APPROVAL_KINDS.filter((kind) => holds(roles, kinds[kind].role));

/** How a kind calls the yes. */
export const approvingEvent = (kind: ApprovalKind): 'approve' | 'review' => (kind === 'so' ? 'review' : 'approve');
