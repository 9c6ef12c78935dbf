import { getCashFlow } from '@gemba/contract/accounting/statements/get-cash-flow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type DaySearch, dayQuery } from './statement-search.ts';

export const useGetCashFlow = (search: DaySearch) => {
  const input = { query: dayQuery(search) };
  const read = useQuery({
    ...readOf(getCashFlow, accountingKeys.statement('cashFlow', input.query), input),
    placeholderData: keepPreviousData,
  });
  return { ...read, list: { call: getCashFlow, input } };
};
