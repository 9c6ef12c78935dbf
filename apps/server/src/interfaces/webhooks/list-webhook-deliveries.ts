import * as contract from '@gemba/contract/interfaces/webhooks/list-webhook-deliveries';
import { type DeliveryState, type WebhookDelivery, WebhookId } from '@gemba/contract/interfaces/webhooks/webhook';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';

interface Asked {
  companyId: number;
  webhookId: string;
  state: DeliveryState | undefined;
  before: string | undefined;
  limit: number;
}

const Key = z.tuple([WebhookId]);

const readDeliveries = statement<Asked, WebhookDelivery>(
  ({ companyId, webhookId, state, before, limit }) => sql`
    select delivery_id::text as delivery_id, event_id, kind, subject, state, attempts, created_at, tried_at,
           case when state = 'WAITING' then send_at end as send_at, status as status_code, answer
      from webhook_delivery
     where company_id = ${companyId} and webhook_id = ${webhookId}::text::bigint
       ${state ? sql`and state = ${state}` : sql``}
       ${before ? sql`and delivery_id < ${before}::text::bigint` : sql``}
     order by webhook_delivery.delivery_id desc limit ${limit}`,
);

export const listWebhookDeliveries = page<typeof contract.listWebhookDeliveries, WebhookDelivery>(
  contract.listWebhookDeliveries,
  {
    statement: (companyId, { params: { webhookId }, query: { state, cursor, limit } }) => {
      const [before] = decodeCursor(cursor, Key) ?? [];
      return readDeliveries({ companyId, webhookId, state, before, limit: limit + 1 });
    },
    reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.deliveryId]),
  },
);
