import { defineMoves } from '../../kit/moves.ts';

const quality = { kind: 'role', anyRole: ['QUALITY_INFO'] } as const;

/** An NCR is open as long as something is to be done about it, such as a return or a replacement. */
export const ncrMoves = defineMoves({
  states: ['OPEN', 'CLOSED'],
  start: 'OPEN',
  events: {
    close: { path: { OPEN: 'CLOSED' }, by: quality, refused: 'NOT_OPEN_NCR' },
    reopen: { path: { CLOSED: 'OPEN' }, by: quality, refused: 'NCR_IS_OPEN' },
  },
});
export const NCR_EVENTS = ['close', 'reopen'] as const;
