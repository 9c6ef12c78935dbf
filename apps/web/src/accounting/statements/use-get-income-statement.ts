import { getIncomeStatement } from '@gemba/contract/accounting/statements/get-income-statement';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PeriodSearch, periodQuery } from './statement-search.ts';

export const useGetIncomeStatement = (search: PeriodSearch) => {
  const input = { query: periodQuery(search) };
  const read = useQuery({
    ...readOf(getIncomeStatement, accountingKeys.statement('incomeStatement', input.query), input),
    placeholderData: keepPreviousData,
  });
  return { ...read, list: { call: getIncomeStatement, input } };
};
