import type { CallReply } from '@gemba/contract/kit/call';
import { listShippableSalesOrders } from '@gemba/contract/shipping/sales-order/list-shippable-sales-orders';
import type { Readiness } from '@gemba/contract/shipping/sales-order/readiness';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const findShippableSalesOrders = async (q: string) =>
  (await call(listShippableSalesOrders, { query: { q } }, { quiet: true })).items;

type Page = CallReply<typeof listShippableSalesOrders>;

/** Each page looks at many orders: so many pages are enough to know whether anything can be shipped soon. */
const PAGES_AT_MOST = 5;

/** Orders that can go out, in the order of the list: first those that are wholly on hand. */
const SHIPPABLE = ['ready', 'part'] as const satisfies Readiness[];

const findFirst = async (readiness: Readiness, soNumber: string, signal: AbortSignal) => {
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_AT_MOST; page += 1) {
    const { items, nextCursor }: Page = await call(
      listShippableSalesOrders,
      { query: { readiness, limit: '2', cursor } },
      { signal, quiet: true },
    );
    const next = items.find((row) => row.soNumber !== soNumber && !row.customerLocked);
    if (next || nextCursor === null) return { soNumber: next?.soNumber, isLast: next === undefined };
    cursor = nextCursor;
  }
  return { soNumber: undefined, isLast: false };
};

/**
 * The first order of the list that can be shipped now, other than `soNumber`: ready ones before those partly on hand.
 * Without one, `isLast` says that there is none at all.
 */
export const findNextSale = async (soNumber: string, signal: AbortSignal) => {
  const found = await Promise.all(SHIPPABLE.map((readiness) => findFirst(readiness, soNumber, signal)));
  return {
    soNumber: found.find((first) => first.soNumber !== undefined)?.soNumber,
    isLast: found.every(({ isLast }) => isLast),
  };
};

type Filters = { q: string; readiness?: Readiness | undefined };

const ordersFor = ({ q, readiness }: Filters) => {
  const query = { ...(q.trim() && { q: q.trim() }), ...(readiness && { readiness }) };
  return { key: shippingKeys.orders(query), input: { query } };
};

export const useListShippableSalesOrders = (filters: Filters, enabled = true) => {
  const asked = ordersFor(filters);
  return {
    ...usePages(listShippableSalesOrders, { ...asked, enabled, keep: true }),
    list: { call: listShippableSalesOrders, input: asked.input },
  };
};

export const readShippableOrdersAhead = (filters: Filters) =>
  readPagesAhead(listShippableSalesOrders, ordersFor(filters));
