import { listBuyers } from '@gemba/contract/orders/purchase-order/list-buyers';
import { usePages } from '../../kit/client/use-pages.ts';
import { orderKeys } from '../order-keys.ts';

export const useListBuyers = (words: string) => {
  const q = words.trim();
  return usePages(listBuyers, { key: orderKeys.buyers(q), input: { query: q ? { q } : {} }, keep: true });
};
