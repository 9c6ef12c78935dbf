import { defineMoves } from '../kit/moves.ts';

/** Accounting knows who pays. */
export const LOCKED_BY = ['ACCOUNTING_INFO', 'COMPANY_ADMIN'] as const;
const by = { kind: 'role', anyRole: LOCKED_BY } as const;

/** Nothing is shipped to a locked customer. */
export const customerMoves = defineMoves({
  states: ['UNLOCKED', 'LOCKED'],
  start: 'UNLOCKED',
  events: {
    lock: { path: { UNLOCKED: 'LOCKED' }, by },
    unlock: { path: { LOCKED: 'UNLOCKED' }, by },
  },
});
export type CustomerLockStatus = (typeof customerMoves.states)[number];
