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

/** The screen of an order of each kind, and the search param that names it. */
export const orderScreens = {
  po: ['/poDetail', 'poNumber'],
  so: ['/soDetail', 'soNumber'],
  qo: ['/qoDetail', 'qoNumber'],
  wo: ['/woDetail', 'woNumber'],
  rma: ['/rmaDetail', 'rmaNumber'],
  rtv: ['/rtvDetail', 'rtvNumber'],
} as const satisfies Record<OrderType, readonly [`/${string}`, string]>;

export const orderAddress = (type: OrderType, number: string): `/${string}` => {
  const [path, field] = orderScreens[type];
  return `${path}?${field}=${encodeURIComponent(number)}`;
};
