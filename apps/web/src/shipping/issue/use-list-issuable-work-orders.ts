import { listIssuableWorkOrders } from '@gemba/contract/shipping/issue/list-issuable-work-orders';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const findIssuableWorkOrders = async (q: string) =>
  (await call(listIssuableWorkOrders, { query: { q } }, { quiet: true })).items;

export const useListIssuableWorkOrders = (typed: string, enabled = true) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return usePages(listIssuableWorkOrders, {
    key: shippingKeys.workOrders(query),
    input: { query },
    enabled,
    keep: true,
  });
};
