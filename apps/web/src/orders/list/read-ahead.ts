import { companySetting, userInfo } from '../../auth/index.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { readOrderAhead } from '../detail/use-order.ts';
import { queryOf, readFilters } from './order-filters.ts';
import { readOrderLinesAhead } from './use-order-lines.ts';
import { readOrderTotalsAhead } from './use-order-totals.ts';

/** Begins to read the list that an address shows, and the order that is open beside it. */
export const readOrdersAhead = (search: SearchParams) => {
  const filters = readFilters(search, userInfo.get().roles);
  const query = queryOf(filters, companySetting.get());
  const { kind } = filters;
  const { number } = search;
  return Promise.all([
    readOrderLinesAhead(kind, query),
    readOrderTotalsAhead(kind, query),
    ...(number ? [readOrderAhead(kind, number)] : []),
  ]);
};
