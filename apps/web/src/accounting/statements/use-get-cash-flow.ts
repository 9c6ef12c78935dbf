import { getCashFlow } from '@gemba/contract/accounting/statements/get-cash-flow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type DaySearch, dayQuery, readDay, type StatementQuery } from './statement-search.ts';

const readCashFlow = (query: StatementQuery) =>
  readOf(getCashFlow, accountingKeys.statement('cashFlow', query), { query });

export const useGetCashFlow = (search: DaySearch) => {
  const query = dayQuery(search);
  const read = useQuery({ ...readCashFlow(query), placeholderData: keepPreviousData });
  return { ...read, list: { call: getCashFlow, input: { query } } };
};

export const readCashFlowAhead = (search: SearchParams) =>
  queries.prefetchQuery(readCashFlow(dayQuery(readDay(search))));
