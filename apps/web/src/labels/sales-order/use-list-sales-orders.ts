import { listSalesOrders } from '@gemba/contract/orders/sales-order/list-sales-orders';
import { usePages } from '../../kit/client/use-pages.ts';
import { labelKeys } from '../label-keys.ts';

/** The open sales orders, or any by search. */
export const useListSalesOrders = (q: string) => {
  const query = q ? ({ status: 'all', q } as const) : ({ status: 'open' } as const);
  return usePages(listSalesOrders, { key: labelKeys.sales(query), input: { query }, keep: true });
};
