import type { CallInput } from '@gemba/contract/kit/call';
import { listPurchaseOrderItems } from '@gemba/contract/orders/purchase-order/list-purchase-order-items';
import { isNonStock, isPartNumber } from '@gemba/contract/parts/part-number';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { orderKeys } from '../order-keys.ts';

export const isSearchable = (partNumber: string) => isPartNumber(partNumber) || isNonStock(partNumber);

export const hasPurchaseOrderItems = async (partNumber: string) =>
  (await call(listPurchaseOrderItems, { query: { partNumber } }, { quiet: true })).items.length > 0;

/** `open`: only what can still be received, by the day it is due. */
type Query = NonNullable<CallInput<typeof listPurchaseOrderItems>['query']>;

/** Asks only with a search: the items of all orders are of no use to anybody. */
const itemsOf = (query: Query, isComplete: boolean) => {
  const { partNumber } = query;
  const enabled =
    isComplete && Object.values(query).some(Boolean) && (partNumber === undefined || isSearchable(partNumber));
  return { key: orderKeys.items(query), input: { query }, enabled };
};

export const useListPurchaseOrderItems = (query: Query, isComplete = true) => {
  const items = itemsOf(query, isComplete);
  return { ...usePages(listPurchaseOrderItems, items), asked: items.enabled };
};

export const readPurchaseOrderItemsAhead = (query: Query, isComplete: boolean) =>
  readPagesAhead(listPurchaseOrderItems, itemsOf(query, isComplete));
