import * as contract from '@gemba/contract/interfaces/webhooks/change-webhook';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkUrl } from './webhook-url.ts';
import { readWebhook } from './webhooks.sql.ts';

const updateWebhook = statement<
  { companyId: number; webhookId: string; url: string; kinds: readonly string[] },
  object
>(
  `update webhook set url = :url, kinds = :kinds
    where company_id = :companyId and webhook_id = :webhookId::text::bigint returning 1`,
);

/** Events that wait already go to the new address. */
export const changeWebhook = operation(
  contract.changeWebhook,
  async (tx, { companyId }, { params: { webhookId }, body }, _, { config }) => {
    const url = checkUrl(body.url, config.webhookNetworks);
    const changed = await tx.first(updateWebhook({ companyId, webhookId, url, kinds: [...new Set(body.kinds)] }));
    return changed ? readWebhook(tx, companyId, webhookId) : refuse('WEBHOOK_NOT_EXIST');
  },
);
