import { getIncomeStatement } from '@gemba/contract/accounting/statements/get-income-statement';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PeriodSearch, periodQuery, readPeriod, type StatementQuery } from './statement-search.ts';

const readIncomeStatement = (query: StatementQuery) =>
  readOf(getIncomeStatement, accountingKeys.statement('incomeStatement', query), { query });

export const useGetIncomeStatement = (search: PeriodSearch) => {
  const query = periodQuery(search);
  const read = useQuery({ ...readIncomeStatement(query), placeholderData: keepPreviousData });
  return { ...read, list: { call: getIncomeStatement, input: { query } } };
};

export const readIncomeStatementAhead = (search: SearchParams) =>
  queries.prefetchQuery(readIncomeStatement(periodQuery(readPeriod(search))));
