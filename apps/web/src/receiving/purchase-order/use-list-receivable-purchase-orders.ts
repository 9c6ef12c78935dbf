import { listReceivablePurchaseOrders } from '@gemba/contract/receiving/purchase-order/list-receivable-purchase-orders';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const findReceivablePurchaseOrders = (q: string) =>
  call(listReceivablePurchaseOrders, { query: { q } }, { quiet: true });

export const useListReceivablePurchaseOrders = (query: { q?: string; vendorId?: string }, enabled = true) =>
  usePages(listReceivablePurchaseOrders, {
    key: receivingKeys.orders(query),
    input: { query },
    enabled,
    keep: true,
  });

export const readReceivableOrdersAhead = (words: string) => {
  const query = words.trim() ? { q: words.trim() } : {};
  return readPagesAhead(listReceivablePurchaseOrders, { key: receivingKeys.orders(query), input: { query } });
};
