import * as contract from '@gemba/contract/interfaces/webhooks/change-webhook';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkUrl } from './webhook-url.ts';
import { readWebhook } from './webhooks.sql.ts';

type Fields = { companyId: number; webhookId: string; url: string; kinds: readonly string[] };

const updateWebhook = statement<Fields, { oldUrl: string; oldKinds: string[] }>(
  `update webhook w set url = :url, kinds = :kinds
     from (select company_id, webhook_id, url as old_url, kinds as old_kinds from webhook
            where company_id = :companyId and webhook_id = :webhookId::text::bigint for update) as old
    where w.company_id = old.company_id and w.webhook_id = old.webhook_id returning old_url, old_kinds`,
);

/** Events that wait already go to the new address. */
export const changeWebhook = operation(
  contract.changeWebhook,
  async (tx, actor, { params: { webhookId }, body }, _, { config }) => {
    const { companyId } = actor;
    const url = checkUrl(body.url, config.webhookNetworks);
    const kinds = [...new Set(body.kinds)];
    const { oldUrl, oldKinds } =
      (await tx.first(updateWebhook({ companyId, webhookId, url, kinds }))) ?? refuse('WEBHOOK_NOT_EXIST');
    await recordChange(tx, actor, {
      kind: 'webhook',
      subject: webhookId,
      act: 'changed',
      before: { url: oldUrl, kinds: oldKinds },
      after: { url, kinds },
    });
    return readWebhook(tx, companyId, webhookId);
  },
);
