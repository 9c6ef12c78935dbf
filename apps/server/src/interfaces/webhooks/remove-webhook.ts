import * as contract from '@gemba/contract/interfaces/webhooks/remove-webhook';
import { recordChange } from '../../companies/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const deleteWebhook = statement<{ companyId: number; webhookId: string }, { url: string }>(
  'delete from webhook where company_id = :companyId and webhook_id = :webhookId::text::bigint returning url',
);

/** False where there is no such webhook. */
export async function dropWebhook(tx: Tx, by: { companyId: number; userId: number | null }, webhookId: string) {
  const removed = await tx.first(deleteWebhook({ companyId: by.companyId, webhookId }));
  if (!removed) return false;
  const before = { url: removed.url };
  await recordChange(tx, by, { kind: 'webhook', subject: webhookId, act: 'removed', before, after: { url: null } });
  return true;
}

export const removeWebhook = operation(contract.removeWebhook, async (tx, actor, { params: { webhookId } }) =>
  (await dropWebhook(tx, actor, webhookId)) ? null : refuse('WEBHOOK_NOT_EXIST'),
);
