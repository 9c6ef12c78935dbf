import { listBuyers } from '@gemba/contract/orders/purchase-order/list-buyers';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { orderKeys } from '../order-keys.ts';

const buyersOf = (words: string) => {
  const q = words.trim();
  return { key: orderKeys.buyers(q), input: { query: q ? { q } : {} }, keep: true };
};

export const useListBuyers = (words: string) => usePages(listBuyers, buyersOf(words));

export const readBuyersAhead = (words: string) => readPagesAhead(listBuyers, buyersOf(words));
