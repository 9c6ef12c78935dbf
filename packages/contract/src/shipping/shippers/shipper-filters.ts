import { type ShipperStatus, shipperMoves } from './shipper-moves.ts';

export const SHIPPER_FILTERS = ['shipped', 'open', 'unBilled', 'closed', 'all'] as const;
export type ShipperFilter = (typeof SHIPPER_FILTERS)[number];

/** `shipped` is all that has left the house, billed or not; `unBilled` is the part of it that waits for an invoice. */
export const shipperFilters: Readonly<Record<ShipperFilter, readonly ShipperStatus[]>> = {
  shipped: ['SHIPPED', 'CLOSED'],
  open: ['OPEN'],
  unBilled: ['SHIPPED'],
  closed: ['CLOSED'],
  all: shipperMoves.states,
};
