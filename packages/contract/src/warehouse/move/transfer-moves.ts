import { defineMoves } from '../../kit/moves.ts';

/** Within a warehouse a move is one step; between two it is in TO until it arrives. */
export const transferMoves = defineMoves({
  states: ['IN_TRANSFER', 'ARRIVED'],
  start: 'IN_TRANSFER',
  events: {
    arrive: {
      path: { IN_TRANSFER: 'ARRIVED' },
      by: { kind: 'role', anyRole: ['UPDATE_RECEIVER', 'ADD_SHIPPER'] },
      refused: 'TRANSFER_HAS_ARRIVED',
    },
  },
});
