import { compare } from '@gemba/contract/kit/fixed-point';
import { type Facts, type Machine, moves } from '@gemba/contract/kit/moves';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { holds } from '@gemba/contract/kit/roles';
import { type ApprovalFacts, CANNOT_APPROVE } from '@gemba/contract/orders/deciding/approval-facts';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { approvingEvent, kinds } from '@gemba/contract/orders/deciding/kinds';
import { BLOCKED_BY, type OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import type { Approver, Grant } from './approver.ts';

interface Judged {
  kind: ApprovalKind;
  status: string;
  amount: string;
  owners: readonly number[];
  buyers: readonly number[];
  activeMaker: string | null;
  moved: boolean;
  credited: boolean;
  expired: boolean;
}

export interface Judgement {
  /** The facts that the state machines ask for, except the version. */
  facts: Facts;
  approval: ApprovalFacts;
  isMaker: boolean;
  /** The authority by which an event would be fired. */
  grantFor(event: string): Grant | undefined;
}

const highest = (grants: readonly Grant[]) =>
  grants.reduce<Grant | undefined>(
    (best, grant) => (best && compare(best.limit, grant.limit) >= 0 ? best : grant),
    undefined,
  );

/** Says what a person may do about an order, and why not. Nobody decides their own order, nor on behalf of one of its makers. */
export function judge(approver: Approver, order: Judged): Judgement {
  const { kind, status, amount, owners, buyers, activeMaker, moved, credited, expired } = order;
  const makers = [...owners, ...buyers];
  const isMaker = makers.includes(approver.userId);
  const grants = approver.grants.filter((grant) => grant.kind === kind);
  const ofOthers = grants.filter(({ onBehalfOf }) => onBehalfOf === null || !makers.includes(onBehalfOf.userId));
  const enough = ofOthers.filter(({ limit }) => compare(amount, limit) <= 0);
  const facts: Facts = {
    licensed: approver.modules.includes(kinds[kind].module),
    authorized: grants.length > 0,
    notOwnOrder: !isMaker && ofOthers.length > 0,
    withinLimit: enough.length > 0,
    maySucceed: buyers.includes(approver.userId) || holds(approver.roles, 'COMPANY_ADMIN'),
    makerGone: activeMaker === null,
    nothingReceived: !moved,
    nothingShipped: !moved,
    nothingIssued: !moved,
    notCredited: !credited,
  };
  // An order that does not wait has nothing to approve, and no reason to tell.
  const refused = moves<string, string>(kinds[kind].moves).refusal(status, approvingEvent(kind), {
    ...facts,
    sameVersion: true,
  });
  const waits = status === kinds[kind].moves.start;
  const reason =
    CANNOT_APPROVE.find((code) => waits && code === refused) ?? (waits && expired ? 'QUOTE_EXPIRED' : null);
  const best = enough[0] ?? highest(ofOthers.length > 0 ? ofOthers : grants);
  return {
    facts,
    isMaker,
    approval: {
      canApprove: waits && reason === null,
      reason,
      amount,
      limit: best?.limit ?? null,
      currency: approver.currency,
      onBehalfOf: best?.onBehalfOf ?? null,
    },
    grantFor: (event) => (event === approvingEvent(kind) ? enough : event === 'reject' ? ofOthers : grants)[0],
  };
}

/** Events that an expired quote no longer takes. */
const ENDS_WITH_THE_QUOTE = ['approve', 'commit', 'amend'];

type Asked = Pick<Judged, 'expired' | 'status'>;

/** The reason why this person may not fire the event now; undefined if they may. */
export function blockedBy(
  machine: Machine<string, string>,
  event: string,
  { status, expired }: Asked,
  { facts, isMaker }: Judgement,
  sameVersion: boolean,
): RefusalCode | undefined {
  const refusal = moves(machine).refusal(status, event, { ...facts, sameVersion });
  if (refusal === 'ORDER_CHANGED') return refusal;
  if (machine.events[event]?.by.kind === 'maker' && !isMaker) return 'NOT_ORDER_MAKER';
  if (refusal === undefined && expired && ENDS_WITH_THE_QUOTE.includes(event)) return 'QUOTE_EXPIRED';
  return refusal;
}

/** A withdrawal belongs to a decision, not to the order: the history says until when. */
export const offeredEvents = (machine: Machine<string, string>, order: Asked, judgement: Judgement): OfferedEvent[] =>
  moves(machine)
    .offeredEvents(order.status)
    .filter((event) => event !== 'withdraw')
    .map((event) => {
      const refusal = blockedBy(machine, event, order, judgement, true);
      return {
        event,
        refusal: BLOCKED_BY.find((code) => code === refusal) ?? null,
        asks: machine.events[event]?.asks === true,
      };
    });
