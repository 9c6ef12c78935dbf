import { listWebhookDeliveries } from '@gemba/contract/interfaces/webhooks/list-webhook-deliveries';
import { DELIVERY_STATES, type DeliveryState } from '@gemba/contract/interfaces/webhooks/webhook';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../kit/client/use-pages.ts';
import { interfaceKeys } from '../interface-keys.ts';

/** The state stands in the address. */
export const useListWebhookDeliveries = (webhookId: string) => {
  const search = useSearch({ from: '/signedIn/interfaces/webhooks/$id' });
  const navigate = useNavigate();
  const state = DELIVERY_STATES.find((one) => one === search.state);
  const query = state ? { state } : {};
  const pages = usePages(listWebhookDeliveries, {
    key: interfaceKeys.deliveries(webhookId, query),
    input: { params: { webhookId }, query },
    keep: true,
  });
  const choose = (next: DeliveryState | undefined) =>
    void navigate({
      to: '/interfaces/webhooks/$id',
      params: { id: webhookId },
      search: { state: next },
      replace: true,
    });
  return { pages, state, choose };
};
