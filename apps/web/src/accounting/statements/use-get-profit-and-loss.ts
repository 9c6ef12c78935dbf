import { getProfitAndLoss } from '@gemba/contract/accounting/statements/get-profit-and-loss';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PeriodSearch, periodQuery } from './statement-search.ts';

export const useGetProfitAndLoss = (search: PeriodSearch) => {
  const input = { query: periodQuery(search) };
  const read = useQuery({
    ...readOf(getProfitAndLoss, accountingKeys.statement('profitAndLoss', input.query), input),
    placeholderData: keepPreviousData,
  });
  return { ...read, list: { call: getProfitAndLoss, input } };
};
