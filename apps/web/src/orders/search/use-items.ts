import { listPurchaseOrderItems } from '@gemba/contract/orders/list-purchase-order-items';
import { isNonStock, isPartNumber } from '@gemba/contract/parts/part-number';
import { useInfiniteQuery } from '@tanstack/react-query';
import { companySetting } from '../../auth/index.ts';
import { call } from '../../kit/client/call.ts';
import { useStore } from '../../kit/store/store.ts';
import { areReversed, daysOf } from '../days.ts';
import { orderKeys } from '../order-keys.ts';
import type { ItemSearch } from './use-item-search.ts';

export const isWritten = (partNumber: string) => isPartNumber(partNumber) || isNonStock(partNumber);

/** Asked only with something to go by: the items of all orders are of no use to anybody. */
export const useItems = (wanted: ItemSearch) => {
  const { partNumber, vendorId } = wanted;
  const { from, to } = daysOf(wanted, useStore(companySetting));
  const query = { partNumber: partNumber || undefined, vendorId: vendorId || undefined, from, to };
  const asked = Object.values(query).some(Boolean) && (!partNumber || isWritten(partNumber)) && !areReversed(wanted);
  const pages = useInfiniteQuery({
    enabled: asked,
    queryKey: orderKeys.items(query),
    queryFn: ({ pageParam, signal }) =>
      call(
        listPurchaseOrderItems,
        { query: { ...query, ...(pageParam && { cursor: pageParam }) } },
        { signal, quiet: true },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  return { ...pages, asked, rows: pages.data?.pages.flatMap(({ items }) => items) };
};
