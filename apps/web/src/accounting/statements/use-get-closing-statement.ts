import { getClosingStatement } from '@gemba/contract/accounting/statements/get-closing-statement';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type DaySearch, dayQuery } from './statement-search.ts';

export const useGetClosingStatement = (search: DaySearch) => {
  const input = { query: dayQuery(search) };
  const read = useQuery({
    ...readOf(getClosingStatement, accountingKeys.statement('closingStatement', input.query), input),
    placeholderData: keepPreviousData,
  });
  return { ...read, list: { call: getClosingStatement, input } };
};
