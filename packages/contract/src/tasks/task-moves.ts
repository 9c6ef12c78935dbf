import { defineMoves, type Needs } from '../kit/moves.ts';

const onlyOne = { noOtherRunning: 'TASK_ALREADY_RUNNING' } as const satisfies Needs;

/** A scheduled task of a worker. One runs at a time; the server keeps its intervals. */
export const taskMoves = defineMoves({
  states: ['OPEN', 'RUNNING', 'PAUSED', 'CLOSED'],
  start: 'OPEN',
  events: {
    start: { path: { OPEN: 'RUNNING' }, by: { kind: 'employee' }, needs: onlyOne },
    pause: { path: { RUNNING: 'PAUSED' }, by: { kind: 'employee' } },
    resume: { path: { PAUSED: 'RUNNING' }, by: { kind: 'employee' }, needs: onlyOne },
    /** From a pause too: a forgotten stop, or pieces that are reported after the break. */
    finish: { path: { RUNNING: 'CLOSED', PAUSED: 'CLOSED' }, by: { kind: 'employee' } },
    /** Gives the task back. */
    cancel: { path: { RUNNING: 'OPEN', PAUSED: 'OPEN' }, by: { kind: 'employee' }, asks: true },
  },
});
export type TaskStatus = (typeof taskMoves.states)[number];

export const TASK_FILTERS = ['OPEN', 'CLOSED', 'ALL'] as const;
export type TaskFilter = (typeof TASK_FILTERS)[number];

export const taskFilters: Readonly<Record<TaskFilter, readonly TaskStatus[]>> = {
  OPEN: ['OPEN', 'RUNNING', 'PAUSED'],
  CLOSED: ['CLOSED'],
  ALL: taskMoves.states,
};
