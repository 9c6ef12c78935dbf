import { getProfitAndLoss } from '@gemba/contract/accounting/statements/get-profit-and-loss';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PeriodSearch, periodQuery, readPeriod, type StatementQuery } from './statement-search.ts';

const readProfitAndLoss = (query: StatementQuery) =>
  readOf(getProfitAndLoss, accountingKeys.statement('profitAndLoss', query), { query });

export const useGetProfitAndLoss = (search: PeriodSearch) => {
  const query = periodQuery(search);
  const read = useQuery({ ...readProfitAndLoss(query), placeholderData: keepPreviousData });
  return { ...read, list: { call: getProfitAndLoss, input: { query } } };
};

export const readProfitAndLossAhead = (search: SearchParams) =>
  queries.prefetchQuery(readProfitAndLoss(periodQuery(readPeriod(search))));
