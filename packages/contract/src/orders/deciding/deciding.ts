import type { By, Move, Needs } from '../../kit/moves.ts';
import { ORDER_TYPES, type OrderType } from '../../kit/order-types.ts';
import type { RefusalCode } from '../../kit/refusals/refusals.ts';
import type { Role } from '../../kit/roles.ts';

/** The kinds of document that wait for somebody's yes. An authority is granted for one kind, up to a limit. */
export const APPROVAL_KINDS = ORDER_TYPES;
export type ApprovalKind = OrderType;

/** A decision may be withdrawn for this long, while nobody has acted on the order since. */
export const WITHDRAW_SECONDS = 60;

export const approver = (of: ApprovalKind, role: Role): By => ({ kind: 'authority', of, role });
export const maker = (role: Role): By => ({ kind: 'maker', role });
export const posting: By = { kind: 'posting' };

/** Holding an order back, letting it go again or committing a quote approves no amount: the authority is enough. */
export const withAuthority = {
  sameVersion: 'ORDER_CHANGED',
  licensed: 'NOT_LICENSED',
  authorized: 'AUTHORIZATION_REQUIRED',
} as const satisfies Needs;

/** Rejecting moves no money, so the limit does not count; one's own order stays for others to judge either way. */
export const toReject = {
  ...withAuthority,
  notOwnOrder: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
} as const satisfies Needs;

export const toApprove = {
  ...toReject,
  withinLimit: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT',
} as const satisfies Needs;

export const withdrawal = <State extends string>(path: Move<State>['path']): Move<State> => ({
  path,
  by: { kind: 'decider' },
  needs: { withinSeconds: 'DECISION_IS_FINAL', untouched: 'DECISION_IS_FINAL', nothingMoved: 'DECISION_IS_FINAL' },
  refused: 'DECISION_IS_FINAL',
});

/**
 * An order whose makers can no longer open it gets a new owner, who can change, resubmit or cancel it. Its state stays, and so
 * does an approval: the order is the one that was approved.
 */
export const takingOver = <State extends string>(...states: readonly State[]) =>
  ({
    path: Object.fromEntries(states.map((state) => [state, state])) as Move<State>['path'],
    by: { kind: 'successor' },
    needs: { sameVersion: 'ORDER_CHANGED', maySucceed: 'NOT_BUYER_OR_ADMIN', makerGone: 'MAKER_CAN_OPEN_ORDER' },
    reasoned: true,
  }) as const satisfies Move<State>;

/** The three events of everything that waits for a yes; only who says it, and the code for nothing waiting, differ. */
export const decisions = (by: By, nothingWaiting: RefusalCode) =>
  ({
    approve: { path: { NOT_APPROVED: 'APPROVED' }, by, needs: toApprove, refused: nothingWaiting },
    reject: { path: { NOT_APPROVED: 'REJECTED' }, by, needs: toReject, refused: nothingWaiting },
    withdraw: withdrawal<'NOT_APPROVED' | 'APPROVED' | 'REJECTED'>({
      APPROVED: 'NOT_APPROVED',
      REJECTED: 'NOT_APPROVED',
    }),
  }) as const;
