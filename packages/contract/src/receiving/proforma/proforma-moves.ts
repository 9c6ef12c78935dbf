import { defineMoves } from '../../kit/moves.ts';

/** Goods that a vendor has on the way. It closes when all of it has arrived, or will not come. */
export const proformaReceiverMoves = defineMoves({
  states: ['OPEN', 'CLOSED'],
  start: 'OPEN',
  events: {
    receivePart: {
      path: { OPEN: 'OPEN' },
      by: { kind: 'role', anyRole: ['UPDATE_RECEIVER'] },
      refused: 'PROFORMA_RECEIVER_IS_CLOSED',
    },
    receiveAll: {
      path: { OPEN: 'CLOSED' },
      by: { kind: 'role', anyRole: ['UPDATE_RECEIVER'] },
      refused: 'PROFORMA_RECEIVER_IS_CLOSED',
    },
    // Its receiver is taken back: the goods are on the way again.
    reverse: { path: { OPEN: 'OPEN', CLOSED: 'OPEN' }, by: { kind: 'posting' } },
  },
});

/** Goods announced to a customer. It closes when all of it has been shipped, or the rest is withdrawn. */
export const proformaShipperMoves = defineMoves({
  states: ['OPEN', 'CLOSED'],
  start: 'OPEN',
  events: {
    shipPart: {
      path: { OPEN: 'OPEN' },
      by: { kind: 'role', anyRole: ['ADD_SHIPPER'] },
      refused: 'PROFORMA_SHIPPER_IS_CLOSED',
    },
    shipAll: {
      path: { OPEN: 'CLOSED' },
      by: { kind: 'role', anyRole: ['ADD_SHIPPER'] },
      refused: 'PROFORMA_SHIPPER_IS_CLOSED',
    },
    withdraw: {
      path: { OPEN: 'CLOSED' },
      by: { kind: 'role', anyRole: ['ADD_SHIPPER'] },
      refused: 'PROFORMA_SHIPPER_IS_CLOSED',
    },
    // Its shipper is cancelled or taken back.
    reverse: { path: { OPEN: 'OPEN', CLOSED: 'OPEN' }, by: { kind: 'posting' } },
  },
});
export type ProformaStatus = (typeof proformaReceiverMoves.states)[number];
