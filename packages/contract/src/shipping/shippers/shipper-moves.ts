import { defineMoves } from '../../kit/moves.ts';
import type { RefusalCode } from '../../kit/refusals/refusals.ts';

const gone = {
  SHIPPED: 'SHIPPER_ITEM_HAS_MADE_UNBILLED',
  CLOSED: 'SHIPPER_IS_CLOSED',
  CANCELLED: 'SHIPPER_IS_CANCELLED',
} as const satisfies Record<string, RefusalCode>;

/** OPEN: picked, the stock waits in SIP. SHIPPED: gone and unbilled. CLOSED: invoiced, or taken back. */
export const shipperMoves = defineMoves({
  states: ['OPEN', 'SHIPPED', 'CLOSED', 'CANCELLED'],
  start: 'OPEN',
  events: {
    /** More is picked for the same shipper. */
    add: { path: { OPEN: 'OPEN' }, by: { kind: 'role', anyRole: ['ADD_SHIPPER'] }, refused: gone },
    ship: { path: { OPEN: 'SHIPPED' }, by: { kind: 'role', anyRole: ['ADD_SHIPPER'] }, refused: gone },
    invoice: {
      path: { SHIPPED: 'CLOSED' },
      by: { kind: 'role', anyRole: ['ACCOUNTING_INFO'] },
      refused: { CLOSED: 'SHIPPER_IS_CLOSED', CANCELLED: 'SHIPPER_IS_CANCELLED' },
    },
    /** Gives the stock back. */
    cancel: {
      path: { OPEN: 'CANCELLED' },
      by: { kind: 'role', anyRole: ['ADD_SHIPPER'] },
      asks: true,
      refused: gone,
    },
    // Taken back by a counter-posting: nothing is left to invoice of it.
    reverse: {
      path: { SHIPPED: 'CLOSED' },
      by: { kind: 'posting' },
      refused: { OPEN: 'SHIPPER_NOT_SHIPPED', CLOSED: 'SHIPPER_IS_CLOSED', CANCELLED: 'SHIPPER_IS_CANCELLED' },
    },
  },
});
export type ShipperStatus = (typeof shipperMoves.states)[number];
