import { moneyText } from '../amounts.ts';
import type { World } from '../world.ts';

interface Decided {
  number: string;
  version: number;
  status: string;
  owner: number;
}

const LIMIT_OF_APPROVER = 4_000_000n;

/** Writes one decision and moves the order on. Whoever owns the order never decides it. */
export function decide(
  world: World,
  kind: string,
  order: Decided,
  decision: 'APPROVE' | 'REJECT',
  to: string,
  amount: bigint,
  comment: string | null = null,
) {
  const { approver, manager } = world.users;
  const by = amount <= LIMIT_OF_APPROVER && order.owner !== approver ? approver : manager;
  const at = world.moment();
  world.rows.add('approval_decision', {
    ...{ decision_id: world.numberOf('decision'), kind, order_number: order.number },
    ...{ order_version: order.version, new_version: order.version + 1, decision },
    ...{ from_status: order.status, to_status: to, amount: moneyText(amount), decided_by: by, decided_at: at, comment },
  });
  order.version += 1;
  order.status = to;
  return { by, at };
}
