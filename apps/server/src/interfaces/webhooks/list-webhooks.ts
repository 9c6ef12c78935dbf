import * as contract from '@gemba/contract/interfaces/webhooks/list-webhooks';
import { operation } from '../../kit/http/operation.ts';
import { selectWebhooks } from './webhooks.sql.ts';

export const listWebhooks = operation(contract.listWebhooks, async (tx, { companyId }) => ({
  webhooks: await tx.all(selectWebhooks({ companyId })),
}));
