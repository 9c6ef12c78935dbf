import { expect, it } from 'vitest';
import { moves, tableOf } from '../kit/moves.ts';
import { alarmEventOf, alarmGroups, alarmMoves } from './alarm-moves.ts';

const { offeredEvents, refusal } = moves(alarmMoves);

it('moves an alarm along its table and nowhere else', () => {
  expect(tableOf(alarmMoves)).toEqual({
    OPEN: { respond: 'RESPONDED', timeOut: 'OPEN' },
    RESPONDED: { handOn: 'HANDLED', resolve: 'RESOLVED', timeOut: 'RESPONDED' },
    HANDLED: { respond: 'RESPONDED', handOn: 'HANDLED', resolve: 'RESOLVED', timeOut: 'HANDLED' },
    RESOLVED: {},
  });
});

it('is moved by a handler of its level only', () => {
  expect(refusal('OPEN', 'respond', { handlesLevel: true })).toBeUndefined();
  expect(refusal('OPEN', 'respond', { handlesLevel: false })).toBe('NOT_ALARM_HANDLER');
  expect(refusal('RESPONDED', 'resolve', { handlesLevel: false })).toBe('NOT_ALARM_HANDLER');
});

it('is handed on only where somebody stands above', () => {
  const event = alarmEventOf.HANDLE;
  expect(refusal('RESPONDED', event, { handlesLevel: true, nextLevelHasHandler: true })).toBeUndefined();
  expect(refusal('RESPONDED', event, { handlesLevel: true, nextLevelHasHandler: false })).toBe(
    'ALARM_NEXT_LEVEL_NOT_EXIST',
  );
});

it('times out by the clock alone, and no more once it is resolved', () => {
  expect(offeredEvents('OPEN')).toEqual(['respond']);
  expect(refusal('RESOLVED', 'timeOut')).toBe('MOVE_NOT_ALLOWED');
});

it('is pending until it is resolved', () => {
  expect([...alarmGroups.pending, ...alarmGroups.processed]).toEqual(alarmMoves.states);
  expect(alarmGroups.processed).toEqual(['RESOLVED']);
});
