import { defineMoves, type Needs } from '../kit/moves.ts';

const handler = { kind: 'handler' } as const;
const ofItsLevel = { handlesLevel: 'NOT_ALARM_HANDLER' } as const satisfies Needs;

/**
 * HANDLED means handed on: the alarm is with the next level, whose clock starts anew and who responds in turn.
 * A timeout raises the level and leaves the state, so it may come in any state that is not RESOLVED.
 */
export const alarmMoves = defineMoves({
  states: ['OPEN', 'RESPONDED', 'HANDLED', 'RESOLVED'],
  start: 'OPEN',
  events: {
    respond: { path: { OPEN: 'RESPONDED', HANDLED: 'RESPONDED' }, by: handler, needs: ofItsLevel },
    handOn: {
      path: { RESPONDED: 'HANDLED', HANDLED: 'HANDLED' },
      by: handler,
      needs: { ...ofItsLevel, nextLevelHasHandler: 'ALARM_NEXT_LEVEL_NOT_EXIST' },
    },
    resolve: { path: { RESPONDED: 'RESOLVED', HANDLED: 'RESOLVED' }, by: handler, needs: ofItsLevel },
    timeOut: {
      path: { OPEN: 'OPEN', RESPONDED: 'RESPONDED', HANDLED: 'HANDLED' },
      by: { kind: 'timer' },
    },
  },
});
export type AlarmStatus = (typeof alarmMoves.states)[number];

export const ALARM_HANDLE_TYPES = ['RESOLVE', 'HANDLE'] as const;
export type AlarmHandleType = (typeof ALARM_HANDLE_TYPES)[number];
export const alarmEventOf = { RESOLVE: 'resolve', HANDLE: 'handOn' } as const satisfies Record<AlarmHandleType, string>;

/** Decisions about the work centre while the alarm is handled. */
export const WORK_CENTER_HANDLE_TYPES = ['CONTINUE', 'EXCHANGE', 'STOP', 'HANDLE', 'FIX'] as const;

export const ALARM_GROUPS = ['pending', 'processed'] as const;
export type AlarmGroup = (typeof ALARM_GROUPS)[number];

export const alarmGroups: Readonly<Record<AlarmGroup, readonly AlarmStatus[]>> = {
  pending: ['OPEN', 'RESPONDED', 'HANDLED'],
  processed: ['RESOLVED'],
};
