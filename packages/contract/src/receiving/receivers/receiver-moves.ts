import { defineMoves } from '../../kit/moves.ts';

/** RECEIVED is unpaid, and open to more goods of its order. */
export const receiverMoves = defineMoves({
  states: ['RECEIVED', 'CLOSED'],
  start: 'RECEIVED',
  events: {
    add: {
      path: { RECEIVED: 'RECEIVED' },
      by: { kind: 'role', anyRole: ['UPDATE_RECEIVER'] },
      refused: 'RECEIVER_IS_CLOSED',
    },
    pay: {
      path: { RECEIVED: 'CLOSED' },
      by: { kind: 'role', anyRole: ['ACCOUNTING_INFO'] },
      refused: 'RECEIVER_IS_CLOSED',
    },
    // Taken back by a counter-posting: nothing is left to pay of it. One of shortages alone is closed already; one with a bill stays.
    reverse: { path: { RECEIVED: 'CLOSED', CLOSED: 'CLOSED' }, by: { kind: 'posting' } },
  },
});
export type ReceiverStatus = (typeof receiverMoves.states)[number];
