import { getBalanceSheet } from '@gemba/contract/accounting/statements/get-balance-sheet';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type DaySearch, dayQuery, readDay, type StatementQuery } from './statement-search.ts';

const readBalanceSheet = (query: StatementQuery) =>
  readOf(getBalanceSheet, accountingKeys.statement('balanceSheet', query), { query });

export const useGetBalanceSheet = (search: DaySearch) => {
  const query = dayQuery(search);
  const read = useQuery({ ...readBalanceSheet(query), placeholderData: keepPreviousData });
  return { ...read, list: { call: getBalanceSheet, input: { query } } };
};

export const readBalanceSheetAhead = (search: SearchParams) =>
  queries.prefetchQuery(readBalanceSheet(dayQuery(readDay(search))));
