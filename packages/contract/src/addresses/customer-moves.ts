import { type By, defineMoves } from '../kit/moves.ts';

const accounting: By = { kind: 'role', anyRole: ['ACCOUNTING_INFO', 'COMPANY_ADMIN'] };

/** Nothing is shipped to a locked customer. */
export const customerMoves = defineMoves({
  states: ['UNLOCKED', 'LOCKED'],
  start: 'UNLOCKED',
  events: {
    lock: { path: { UNLOCKED: 'LOCKED' }, by: accounting },
    unlock: { path: { LOCKED: 'UNLOCKED' }, by: accounting },
  },
});
export type CustomerLockStatus = (typeof customerMoves.states)[number];
