import * as contract from '@gemba/contract/interfaces/webhooks/replay-webhook';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

interface Asked {
  companyId: number;
  webhookId: string;
  /** Null: all that were given up. */
  deliveryId: string | null;
}

const updateWaiting = statement<Asked, object>(
  `update webhook_delivery set state = 'WAITING', attempts = 0, send_at = now(), give_up_at = now() + interval '3 days'
    where company_id = :companyId and webhook_id = :webhookId::text::bigint
      and case when :deliveryId::text is null then state = 'GIVEN_UP'
               else state <> 'WAITING' and delivery_id = :deliveryId::text::bigint end
   returning 1`,
);

const selectWebhook = statement<{ companyId: number; webhookId: string }, object>(
  'select 1 from webhook where company_id = :companyId and webhook_id = :webhookId::text::bigint',
);

/** Puts events back among those that wait, under the ids that they had; answers how many. */
export async function sendAgain(tx: Tx, { companyId, webhookId, deliveryId }: Asked) {
  if (!(await tx.first(selectWebhook({ companyId, webhookId })))) refuse('WEBHOOK_NOT_EXIST');
  const { length: count } = await tx.all(updateWaiting({ companyId, webhookId, deliveryId }));
  if (count === 0 && deliveryId !== null) refuse('DELIVERY_NOT_EXIST');
  return count;
}

export const replayWebhook = operation(contract.replayWebhook, async (tx, { companyId }, { params, body }) => ({
  count: await sendAgain(tx, { companyId, webhookId: params.webhookId, deliveryId: body.deliveryId ?? null }),
}));
