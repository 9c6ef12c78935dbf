import { queryOptions, useQuery } from '@tanstack/react-query';
import { companySetting } from '../../auth/index.ts';
import { queries } from '../../kit/client/queries.ts';
import { useStore } from '../../kit/store/store.ts';
import { orderKeys } from '../order-keys.ts';
import { type ListKind, listKinds } from './list-kinds.ts';
import { type OrderFilters, queryOf } from './order-filters.ts';
import type { ListQuery } from './readable-kind.ts';

const readTotals = (kind: ListKind, query: ListQuery) =>
  queryOptions({
    queryKey: orderKeys.totals(kind, query),
    queryFn: ({ signal }) => listKinds[kind].readTotals(query, { signal, quiet: true }),
  });

export const useOrderTotals = (filters: OrderFilters) =>
  useQuery(readTotals(filters.kind, queryOf(filters, useStore(companySetting))));

export const readOrderTotalsAhead = (kind: ListKind, query: ListQuery) =>
  queries.prefetchQuery(readTotals(kind, query));
