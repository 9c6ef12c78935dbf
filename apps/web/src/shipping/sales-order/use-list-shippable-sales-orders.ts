import type { CallReply } from '@gemba/contract/kit/call';
import { listShippableSalesOrders } from '@gemba/contract/shipping/sales-order/list-shippable-sales-orders';
import type { Readiness } from '@gemba/contract/shipping/sales-order/readiness';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const findShippableSalesOrders = async (q: string) =>
  (await call(listShippableSalesOrders, { query: { q } }, { quiet: true })).items;

type Page = CallReply<typeof listShippableSalesOrders>;

/** Each page looks at many orders: so many pages are enough to know whether anything can be shipped soon. */
const PAGES_AT_MOST = 5;

/**
 * The order due first that can be shipped now, at least in part, other than `soNumber`. Without one, `isLast` says that
 * there is none at all.
 */
export const findNextSale = async (soNumber: string, signal: AbortSignal) => {
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_AT_MOST; page += 1) {
    const { items, nextCursor }: Page = await call(
      listShippableSalesOrders,
      { query: { readiness: 'canShip', limit: '2', cursor } },
      { signal, quiet: true },
    );
    const next = items.find((row) => row.soNumber !== soNumber);
    if (next) return { soNumber: next.soNumber, isLast: false };
    if (nextCursor === null) return { soNumber: undefined, isLast: true };
    cursor = nextCursor;
  }
  return { soNumber: undefined, isLast: false };
};

type Filters = { q: string; readiness?: Readiness | undefined };

export const useListShippableSalesOrders = ({ q, readiness }: Filters, enabled = true) => {
  const query = { ...(q.trim() && { q: q.trim() }), ...(readiness && { readiness }) };
  return {
    ...usePages(listShippableSalesOrders, { key: shippingKeys.orders(query), input: { query }, enabled, keep: true }),
    list: { call: listShippableSalesOrders, input: { query } },
  };
};
