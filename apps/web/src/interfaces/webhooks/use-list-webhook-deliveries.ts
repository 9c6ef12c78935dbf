import { listWebhookDeliveries } from '@gemba/contract/interfaces/webhooks/list-webhook-deliveries';
import { DELIVERY_STATES, type DeliveryState } from '@gemba/contract/interfaces/webhooks/webhook';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { interfaceKeys } from '../interface-keys.ts';

const stateIn = (text: string | undefined) => DELIVERY_STATES.find((one) => one === text);

const asked = (webhookId: string, state: DeliveryState | undefined) => {
  const query = state ? { state } : {};
  return { key: interfaceKeys.deliveries(webhookId, query), input: { params: { webhookId }, query } };
};

export const readDeliveriesAhead = (webhookId: string, state: string | undefined) =>
  readPagesAhead(listWebhookDeliveries, asked(webhookId, stateIn(state)));

/** The state stands in the address. */
export const useListWebhookDeliveries = (webhookId: string) => {
  const search = useSearch({ from: '/signedIn/interfaces/webhooks/$id' });
  const navigate = useNavigate();
  const state = stateIn(search.state);
  const pages = usePages(listWebhookDeliveries, { ...asked(webhookId, state), keep: true });
  const choose = (next: DeliveryState | undefined) =>
    void navigate({
      to: '/interfaces/webhooks/$id',
      params: { id: webhookId },
      search: { state: next },
      replace: true,
    });
  return { pages, state, choose };
};
