import { listBuyers } from '@gemba/contract/orders/list-buyers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { orderKeys } from '../order-keys.ts';

export const useBuyers = (words: string) => {
  const q = words.trim();
  const pages = useInfiniteQuery({
    queryKey: orderKeys.buyers(q),
    queryFn: ({ pageParam, signal }) =>
      call(
        listBuyers,
        { query: { ...(q && { q }), ...(pageParam && { cursor: pageParam }) } },
        { signal, quiet: true },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
  return { ...pages, rows: pages.data?.pages.flatMap(({ items }) => items) };
};
