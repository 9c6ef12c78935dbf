import type { SearchParams } from '../../kit/router/screen.ts';
import { readDeliveriesAhead } from './use-list-webhook-deliveries.ts';
import { readWebhooksAhead } from './use-list-webhooks.ts';

/** Begins to read the events of one webhook; its own facts come with all of them. */
export const readWebhookAhead = ({ id = '', state }: SearchParams) =>
  Promise.all([readWebhooksAhead(), readDeliveriesAhead(id, state)]);
