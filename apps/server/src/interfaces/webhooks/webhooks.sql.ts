import type { Webhook } from '@gemba/contract/interfaces/webhooks/webhook';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

const WEBHOOK = `select hook.webhook_id::text as webhook_id, hook.url, hook.kinds, hook.created_at,
     (select count(*)::int from webhook_delivery d
       where d.company_id = hook.company_id and d.webhook_id = hook.webhook_id and d.state = 'WAITING') as waiting,
     (select count(*)::int from webhook_delivery d
       where d.company_id = hook.company_id and d.webhook_id = hook.webhook_id and d.state = 'GIVEN_UP') as given_up,
     (select max(d.tried_at) from webhook_delivery d
       where d.company_id = hook.company_id and d.webhook_id = hook.webhook_id and d.state = 'DELIVERED') as last_delivered_at
    from webhook hook`;

export const selectWebhooks = statement<{ companyId: number }, Webhook>(
  `${WEBHOOK} where hook.company_id = :companyId order by hook.webhook_id`,
);

const selectOne = statement<{ companyId: number; webhookId: string }, Webhook>(
  `${WEBHOOK} where hook.company_id = :companyId and hook.webhook_id = :webhookId::text::bigint`,
);

export const readWebhook = (tx: Tx, companyId: number, webhookId: string) =>
  tx.one(selectOne({ companyId, webhookId }));
