import { randomUUID } from 'node:crypto';
import type { WebhookKind } from '@gemba/contract/interfaces/webhooks/webhook';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Doer } from '../../kit/sessions/actor.ts';

// The bodies are made only where a webhook wants them: without one, this is a look at an empty index.
const insertDeliveries = statement<{ companyId: number; userId: number; events: string }>(
  `insert into webhook_delivery (company_id, webhook_id, event_id, kind, subject, body)
   select hook.company_id, hook.webhook_id, given.event_id, given.kind, given.subject,
          event_body(given.event_id, given.kind, given.subject, :userId, given.data)
     from webhook hook join jsonb_to_recordset(:events::jsonb) as given (position integer, event_id uuid, kind text, subject text, data jsonb)
       on given.kind = any (hook.kinds)
    where hook.company_id = :companyId
    order by hook.webhook_id, given.position`,
);

/** Something that happened to a document. */
export interface WebhookEvent {
  kind: WebhookKind;
  /** The document that it is about. Events of one document are delivered in the order in which they are told. */
  about: readonly [type: string, number: string];
  data: object;
}

/**
 * Tells the webhooks of the company, once this transaction is committed and only then. The caller holds the lock of the
 * document: that is what puts its events in order.
 */
export async function tellWebhooks(tx: Tx, { companyId, userId }: Doer, events: readonly WebhookEvent[]) {
  if (events.length === 0) return;
  const rows = events.map(({ kind, about, data }, position) => ({
    position,
    event_id: randomUUID(),
    kind,
    subject: about.join(' '),
    data,
  }));
  await tx.run(insertDeliveries({ companyId, userId, events: JSON.stringify(rows) }));
}
