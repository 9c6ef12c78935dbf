import { listReceivablePurchaseOrders } from '@gemba/contract/receiving/receivable-purchase-orders';
import { usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const useReceivableOrders = (typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return usePages(listReceivablePurchaseOrders, { key: receivingKeys.orders(query), input: { query }, keep: true });
};
