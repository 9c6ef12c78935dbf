import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { companySetting } from '../../auth/index.ts';
import { queries } from '../../kit/client/queries.ts';
import type { List } from '../../kit/client/use-pages.ts';
import { useStore } from '../../kit/store/store.ts';
import { orderKeys } from '../order-keys.ts';
import { type ListKind, listKinds } from './list-kinds.ts';
import { type OrderFilters, queryOf } from './order-filters.ts';
import type { ListQuery } from './readable-kind.ts';

const readLines = (kind: ListKind, query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: orderKeys.list(kind, query),
    queryFn: ({ pageParam, signal }) =>
      listKinds[kind].readPage({ ...query, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** The rows that a filter finds, page by page. Errors are shown in place of the list. */
export const useOrderLines = (filters: OrderFilters) => {
  const { kind } = filters;
  const query = queryOf(filters, useStore(companySetting));
  const pages = useInfiniteQuery({
    ...readLines(kind, query),
    // Keep the rows while the person types, but never show rows of another kind.
    placeholderData: (before, asked) => (asked?.queryKey[2] === kind ? before : undefined),
  });
  const rows = pages.data?.pages.flatMap((page) => page.lines);
  const list: List = { call: listKinds[kind].list, input: { query } };
  return { ...pages, rows, list };
};

export const readOrderLinesAhead = (kind: ListKind, query: ListQuery) =>
  queries.prefetchInfiniteQuery(readLines(kind, query));
