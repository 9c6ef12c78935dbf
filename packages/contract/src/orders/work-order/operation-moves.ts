import { defineMoves } from '../../kit/moves.ts';
import { posting } from '../deciding/deciding.ts';

/** One operation of a work order. All its events follow from tasks and time reports. */
export const operationMoves = defineMoves({
  states: ['WAITING', 'NOT_SETUP', 'SETUP', 'RUN', 'OK'],
  start: 'WAITING',
  events: {
    /** The sequence before it qualified something; the first one is ready when the order is approved. */
    ready: { path: { WAITING: 'NOT_SETUP' }, by: posting },
    setUp: { path: { NOT_SETUP: 'SETUP' }, by: posting },
    run: { path: { SETUP: 'RUN', RUN: 'RUN' }, by: posting },
    /** All that this sequence was to make is qualified. */
    finish: { path: { RUN: 'OK' }, by: posting },
    /** A report was taken back: less than all is qualified. */
    reopen: { path: { OK: 'RUN' }, by: posting },
  },
});
export type OperationStatus = (typeof operationMoves.states)[number];
