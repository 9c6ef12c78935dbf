import { expect, it } from 'vitest';
import { defineMoves, moves, tableOf } from './moves.ts';

const door = defineMoves({
  states: ['SHUT', 'OPEN', 'BRICKED'],
  start: 'SHUT',
  events: {
    open: {
      path: { SHUT: 'OPEN' },
      by: { kind: 'role', anyRole: ['FIND_PART'] },
      needs: { authorized: 'LIMITED_PERMISSIONS', licensed: 'SERVER_BUSY' },
      refused: { BRICKED: 'ROUTE_NOT_FOUND' },
    },
    close: { path: { OPEN: 'SHUT' }, by: { kind: 'timer' }, refused: 'NO_DATA' },
    wallUp: { path: { SHUT: 'BRICKED', OPEN: 'BRICKED' }, by: { kind: 'posting' } },
  },
});
const { allowedEvents, next, offeredEvents, refusal, statesOf } = moves(door);

it('says which events a state knows, and where they lead', () => {
  expect(allowedEvents('SHUT')).toEqual(['open', 'wallUp']);
  expect(allowedEvents('BRICKED')).toEqual([]);
  expect(next('SHUT', 'open')).toBe('OPEN');
  expect(next('OPEN', 'open')).toBeUndefined();
  expect(statesOf('wallUp')).toEqual(['SHUT', 'OPEN']);
  expect(tableOf(door)).toEqual({
    SHUT: { open: 'OPEN', wallUp: 'BRICKED' },
    OPEN: { close: 'SHUT', wallUp: 'BRICKED' },
    BRICKED: {},
  });
});

it('offers a person neither the events of a timer nor those of a posting', () => {
  expect(offeredEvents('SHUT')).toEqual(['open']);
  expect(offeredEvents('OPEN')).toEqual([]);
});

it('refuses by the state first: with its own code, the code of the event, or as a move that is not allowed', () => {
  expect(refusal('BRICKED', 'open', { authorized: true, licensed: true })).toBe('ROUTE_NOT_FOUND');
  expect(refusal('OPEN', 'open', { authorized: true, licensed: true })).toBe('MOVE_NOT_ALLOWED');
  expect(refusal('SHUT', 'close')).toBe('NO_DATA');
});

it('then by the first fact that does not hold or is not given', () => {
  expect(refusal('SHUT', 'open', { authorized: true, licensed: true })).toBeUndefined();
  expect(refusal('SHUT', 'open', { authorized: false, licensed: false })).toBe('LIMITED_PERMISSIONS');
  expect(refusal('SHUT', 'open', { authorized: true, licensed: false })).toBe('SERVER_BUSY');
  expect(refusal('SHUT', 'open')).toBe('LIMITED_PERMISSIONS');
  expect(refusal('SHUT', 'wallUp')).toBeUndefined();
});

it('tells whoever saw another version so, before the state of the one it never saw', () => {
  const lift = defineMoves({
    states: ['DOWN', 'UP'],
    start: 'DOWN',
    events: {
      rise: {
        path: { DOWN: 'UP' },
        by: { kind: 'timer' },
        needs: { sameVersion: 'ORDER_CHANGED' },
        refused: 'NO_DATA',
      },
      fall: { path: { UP: 'DOWN' }, by: { kind: 'timer' } },
    },
  });
  expect(moves(lift).refusal('UP', 'rise', { sameVersion: false })).toBe('ORDER_CHANGED');
  expect(moves(lift).refusal('UP', 'rise', { sameVersion: true })).toBe('NO_DATA');
  expect(moves(lift).refusal('UP', 'rise')).toBe('NO_DATA');
  expect(moves(lift).refusal('UP', 'fall', { sameVersion: false })).toBeUndefined();
});

it('takes no state from a prototype', () => {
  expect(next('toString' as 'SHUT', 'open')).toBeUndefined();
  expect(refusal('__proto__' as 'SHUT', 'close')).toBe('NO_DATA');
});
