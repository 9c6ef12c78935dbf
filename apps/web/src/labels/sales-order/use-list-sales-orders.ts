import { numberAmong } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import { listSalesOrders } from '@gemba/contract/orders/sales-order/list-sales-orders';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { labelKeys } from '../label-keys.ts';

/** The sales order that is called so, with or without its prefix and signs; `false` where there is none. */
export const saleNamed = async (code: string) => {
  const { items } = await call(listSalesOrders, { query: { status: 'all', q: code } }, { quiet: true });
  return (
    numberAmong(
      items.map(({ soNumber }) => soNumber),
      code,
      ORDER_PREFIXES.so,
    ) ?? false
  );
};

/** The open sales orders, or any by search. */
const salesFor = (q: string) => {
  const query = q ? ({ status: 'all', q } as const) : ({ status: 'open' } as const);
  return { key: labelKeys.sales(query), input: { query } };
};

export const useListSalesOrders = (q: string) => usePages(listSalesOrders, { ...salesFor(q), keep: true });

export const readSalesAhead = () => readPagesAhead(listSalesOrders, salesFor(''));
