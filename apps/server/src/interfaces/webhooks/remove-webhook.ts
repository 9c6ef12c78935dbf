import * as contract from '@gemba/contract/interfaces/webhooks/remove-webhook';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const deleteWebhook = statement<{ companyId: number; webhookId: string }, object>(
  'delete from webhook where company_id = :companyId and webhook_id = :webhookId::text::bigint returning 1',
);

/** False where there is no such webhook. */
export const dropWebhook = async (tx: Tx, companyId: number, webhookId: string) =>
  (await tx.first(deleteWebhook({ companyId, webhookId }))) !== undefined;

export const removeWebhook = operation(contract.removeWebhook, async (tx, { companyId }, { params: { webhookId } }) =>
  (await dropWebhook(tx, companyId, webhookId)) ? null : refuse('WEBHOOK_NOT_EXIST'),
);
