import { useQuery } from '@tanstack/react-query';
import { companySetting } from '../../auth/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { orderKeys } from '../order-keys.ts';
import { listKinds } from './list-kinds.ts';
import { type OrderFilters, queryOf } from './order-filters.ts';

export const useOrderTotals = (filters: OrderFilters) => {
  const { kind } = filters;
  const query = queryOf(filters, useStore(companySetting));
  return useQuery({
    queryKey: orderKeys.totals(kind, query),
    queryFn: ({ signal }) => listKinds[kind].readTotals(query, { signal, quiet: true }),
  });
};
