import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { decide } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import type { Actor } from '../kit/sessions/actor.ts';

interface Wanted {
  number: string;
  event: string;
  body: { version: number; comment?: string | undefined };
}

/** Fires an event of an order and answers the order as it stands after it. */
export const deciding =
  <Order>(kind: ApprovalKind, read: (tx: Tx, actor: Actor, number: string) => Promise<Order>) =>
  async (tx: Tx, actor: Actor, { number, event, body }: Wanted, visit: Visit) => {
    const { decisionId, status } = await decide(tx, actor, { kind, number, event, ...body });
    visit.note({ decided: kind, decision: decisionId, to: status });
    return read(tx, actor, number);
  };
