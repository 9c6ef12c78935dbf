import type { ApprovalFacts } from '@gemba/contract/approvals/approval-facts';
import { CANNOT_APPROVE } from '@gemba/contract/approvals/approval-facts';
import { approvingEvent, kinds } from '@gemba/contract/approvals/kinds';
import { compare } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { Grant, Standing } from './standing.ts';

interface Judged {
  kind: ApprovalKind;
  status: string;
  amount: string;
  owners: readonly number[];
  moved: boolean;
  expired: boolean;
}

export interface Judgement {
  /** The facts that the machines ask for, but for the version. */
  facts: Readonly<Record<string, boolean>>;
  approval: ApprovalFacts;
  isMaker: boolean;
  /** By which authority an event would be fired. */
  grantFor(event: string): Grant | undefined;
}

const highest = (grants: readonly Grant[]) =>
  grants.reduce<Grant | undefined>(
    (best, one) => (best && compare(best.limit, one.limit) >= 0 ? best : one),
    undefined,
  );

/** What a person may do about an order, and why not. Nobody decides the own order, nor for somebody whose own it is. */
export function judge(standing: Standing, order: Judged): Judgement {
  const { kind, status, amount, owners, moved, expired } = order;
  const isMaker = owners.includes(standing.userId);
  const grants = standing.grants.filter((grant) => grant.kind === kind);
  const ofOthers = grants.filter(({ onBehalfOf }) => onBehalfOf === null || !owners.includes(onBehalfOf.userId));
  const enough = ofOthers.filter(({ limit }) => compare(amount, limit) <= 0);
  const facts = {
    licensed: standing.modules.includes(kinds[kind].module),
    authorized: grants.length > 0,
    notOwnOrder: !isMaker && ofOthers.length > 0,
    withinLimit: enough.length > 0,
    nothingReceived: !moved,
    nothingShipped: !moved,
    nothingIssued: !moved,
  };
  // Where nothing waits there is nothing to approve, and no reason to tell.
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
      currency: standing.currency,
      onBehalfOf: best?.onBehalfOf ?? null,
    },
    grantFor: (event) => (event === approvingEvent(kind) ? enough : event === 'reject' ? ofOthers : grants)[0],
  };
}
