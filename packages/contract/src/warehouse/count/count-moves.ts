import { defineMoves } from '../../kit/moves.ts';

const keeper = { kind: 'role', anyRole: ['UPDATE_RECEIVER', 'ADD_SHIPPER'] } as const;

export const countMoves = defineMoves({
  states: ['OPEN', 'POSTED', 'CANCELLED'],
  start: 'OPEN',
  events: {
    post: { path: { OPEN: 'POSTED' }, by: keeper, refused: 'COUNT_IS_CLOSED' },
    cancel: { path: { OPEN: 'CANCELLED' }, by: keeper, asks: true, refused: 'COUNT_IS_CLOSED' },
  },
});
