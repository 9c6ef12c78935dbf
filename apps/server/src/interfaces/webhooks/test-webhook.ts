import { randomUUID } from 'node:crypto';
import * as contract from '@gemba/contract/interfaces/webhooks/test-webhook';
import { TEST_KIND } from '@gemba/contract/interfaces/webhooks/webhook';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const insertTest = statement<
  { companyId: number; webhookId: string; eventId: string; kind: string; userId: number },
  object
>(
  `insert into webhook_delivery (company_id, webhook_id, event_id, kind, subject, body)
   select company_id, webhook_id, :eventId::uuid, :kind, 'test ' || :eventId::text,
          event_body(:eventId::uuid, :kind, 'test ' || :eventId::text, :userId, '{}')
     from webhook where company_id = :companyId and webhook_id = :webhookId::text::bigint returning 1`,
);

export const testWebhook = operation(contract.testWebhook, async (tx, { companyId, userId }, { params }) => {
  const event = { companyId, userId, eventId: randomUUID(), kind: TEST_KIND, webhookId: params.webhookId };
  return (await tx.first(insertTest(event))) ? null : refuse('WEBHOOK_NOT_EXIST');
});
