import { getBalanceSheet } from '@gemba/contract/accounting/statements/get-balance-sheet';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type DaySearch, dayQuery } from './statement-search.ts';

export const useGetBalanceSheet = (search: DaySearch) => {
  const input = { query: dayQuery(search) };
  const read = useQuery({
    ...readOf(getBalanceSheet, accountingKeys.statement('balanceSheet', input.query), input),
    placeholderData: keepPreviousData,
  });
  return { ...read, list: { call: getBalanceSheet, input } };
};
