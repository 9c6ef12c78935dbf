import { getClosingStatement } from '@gemba/contract/accounting/statements/get-closing-statement';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type DaySearch, dayQuery, readDay, type StatementQuery } from './statement-search.ts';

const readClosingStatement = (query: StatementQuery) =>
  readOf(getClosingStatement, accountingKeys.statement('closingStatement', query), { query });

export const useGetClosingStatement = (search: DaySearch) => {
  const query = dayQuery(search);
  const read = useQuery({ ...readClosingStatement(query), placeholderData: keepPreviousData });
  return { ...read, list: { call: getClosingStatement, input: { query } } };
};

export const readClosingStatementAhead = (search: SearchParams) =>
  queries.prefetchQuery(readClosingStatement(dayQuery(readDay(search))));
