import type { Role } from './roles.ts';

/** The kinds of orders, as addresses, calls and links name them. */
export const ORDER_TYPES = ['po', 'so', 'qo', 'wo', 'rma', 'rtv'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** The role that sees the orders of a kind. */
export const roleToSee = {
  po: 'FIND_PURCHASE_ORDER',
  so: 'FIND_SALES_ORDER',
  qo: 'FIND_QUOTE',
  wo: 'FIND_WORK_ORDER',
  rma: 'FIND_SALES_ORDER',
  rtv: 'FIND_PURCHASE_ORDER',
} as const satisfies Record<OrderType, Role>;
