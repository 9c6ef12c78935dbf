import { addDays } from '@gemba/contract/kit/dates';
import { moneyText } from '../../postings/index.ts';
import type { World } from '../world.ts';

export interface Decided {
  number: string;
  version: number;
  status: string;
  owner: number;
}

const LIMIT_OF_APPROVER = 4_000_000n;

/** Decided the approver's purchase orders of the last days in their name. */
export const DEPUTY = { kind: 'po', from: 'approver', to: 'admin', sinceDays: 6, untilDays: 1 } as const;

interface Decision {
  decision: 'APPROVE' | 'REJECT' | 'CANCEL' | 'HOLD' | 'COMMIT' | 'EXPIRE';
  to: string;
  amount?: bigint;
  by: number;
  onBehalfOf?: number | null;
  at: string;
  comment?: string | null;
}

/** Writes one row of the order's history and moves the order on. */
export function recordDecision(world: World, kind: string, order: Decided, made: Decision) {
  const { decision, to, amount = 0n, by, onBehalfOf = null, at, comment = null } = made;
  world.rows.add('approval_decision', {
    decision_id: world.numberOf('decision'),
    kind,
    order_number: order.number,
    order_version: order.version,
    new_version: order.version + 1,
    decision,
    from_status: order.status,
    to_status: to,
    amount: moneyText(amount),
    decided_by: by,
    on_behalf_of: onBehalfOf,
    decided_at: at,
    comment,
  });
  order.version += 1;
  order.status = to;
}

/** The maker gives up an order that nothing was posted to; in the history, at the end of the day. */
export function cancelOrder(world: World, kind: string, order: Decided, at = world.calendar.at(world.day, 1_020)) {
  recordDecision(world, kind, order, { decision: 'CANCEL', to: 'CANCELLED', by: order.owner, at });
}

const deciderOf = ({ users: { approver, manager } }: World, owner: number, amount: bigint) =>
  amount <= LIMIT_OF_APPROVER && owner !== approver ? approver : manager;

/** The person who stood in for the decider on that day. */
function deputyOf({ users, calendar, today }: World, kind: string, owner: number, decider: number, at: string) {
  const [giver, deputy] = [users[DEPUTY.from], users[DEPUTY.to]];
  const away =
    at >= calendar.at(addDays(today, -DEPUTY.sinceDays), 0) &&
    at < calendar.at(addDays(today, 1 - DEPUTY.untilDays), 0);
  const stands = kind === DEPUTY.kind && decider === giver && giver !== users.manager && owner !== deputy;
  return away && stands ? deputy : undefined;
}

/** Stopped by the manager, for a reason that the order shows as well. */
export function holdOrder(world: World, kind: string, order: Decided, comment: string, at = world.moment()) {
  const to = order.status === 'PARTIAL' ? 'PARTIAL_HOLD' : 'HOLD';
  recordDecision(world, kind, order, { decision: 'HOLD', to, by: world.users.manager, at, comment });
}

/** Writes one decision and moves the order on. The owner of an order never decides it. */
export function decide(
  world: World,
  kind: string,
  order: Decided,
  decision: 'APPROVE' | 'REJECT',
  to: string,
  amount: bigint,
  { comment = null, at = world.moment() }: { comment?: string | null; at?: string } = {},
) {
  const decider = deciderOf(world, order.owner, amount);
  const deputy = deputyOf(world, kind, order.owner, decider, at);
  const by = deputy ?? decider;
  recordDecision(world, kind, order, {
    decision,
    to,
    amount,
    by,
    onBehalfOf: deputy === undefined ? null : decider,
    at,
    comment,
  });
  return { by, at };
}
