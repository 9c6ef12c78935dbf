import { expect, it } from 'vitest';
import { moves, tableOf } from '../kit/moves.ts';
import { TASK_FILTERS, taskFilters, taskMoves } from './task-moves.ts';

const { refusal } = moves(taskMoves);

it('moves a task along its table and nowhere else', () => {
  expect(tableOf(taskMoves)).toEqual({
    OPEN: { start: 'RUNNING' },
    RUNNING: { pause: 'PAUSED', finish: 'CLOSED', cancel: 'OPEN' },
    PAUSED: { resume: 'RUNNING', finish: 'CLOSED', cancel: 'OPEN' },
    CLOSED: {},
  });
});

it('runs one task of a worker at a time', () => {
  expect(refusal('OPEN', 'start', { noOtherRunning: true })).toBeUndefined();
  expect(refusal('OPEN', 'start', { noOtherRunning: false })).toBe('TASK_ALREADY_RUNNING');
  expect(refusal('PAUSED', 'resume', { noOtherRunning: false })).toBe('TASK_ALREADY_RUNNING');
});

it('asks before it gives a task back', () => {
  expect(taskMoves.events.cancel.asks).toBe(true);
});

it('is found under OPEN until it is closed', () => {
  expect(TASK_FILTERS).toEqual(['OPEN', 'CLOSED', 'ALL']);
  expect([...taskFilters.OPEN, ...taskFilters.CLOSED]).toEqual(taskFilters.ALL);
});
