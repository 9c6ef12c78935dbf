import * as contract from '@gemba/contract/interfaces/webhooks/add-webhook';
import { operation } from '../../kit/http/operation.ts';
import { makeWebhook } from './make-webhook.ts';
import { readWebhook } from './webhooks.sql.ts';

export const addWebhook = operation(
  contract.addWebhook,
  async (tx, { companyId, userId }, { body }, _, { keys, config }) => {
    const means = { keys, networks: config.webhookNetworks };
    const { webhookId, secret } = await makeWebhook(tx, companyId, { ...body, createdBy: userId }, means);
    return { secret, webhook: await readWebhook(tx, companyId, webhookId) };
  },
);
