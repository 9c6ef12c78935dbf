import type { Call, CallInput } from '@gemba/contract/kit/call';
import { hashKey, type QueryKey, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './call.ts';

/** One call as a query, whose errors the screen shows. A screen that was opened without a number asks for nothing. */
export const readOf = <C extends Call>(definition: C, key: QueryKey, input: CallInput<C>) =>
  queryOptions({
    queryKey: key,
    enabled: !Object.values((input as { params?: object }).params ?? {}).includes(''),
    queryFn: ({ signal }) => call(definition, input, { signal, quiet: true }),
  });

export const useRead = <C extends Call>(definition: C, key: QueryKey, input: CallInput<C>) =>
  useQuery(readOf(definition, key, input));

/** A read that began under the finger is not repeated when its screen comes, unless that takes longer. */
export const FRESH_MS = 1_000;

/** Read on every visit, for figures that change while others work. */
export const freshOf = <C extends Call>(definition: C, key: QueryKey, input: CallInput<C>) =>
  queryOptions({
    ...readOf(definition, key, input),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

const newVisit = (key: string) => ({ key, since: Date.now() });

/** Hides figures of an earlier visit until the new ones have come: they would change while a person types. */
export const useFormRead = <Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) => {
  // With the network a form that could not be read comes back; one that somebody fills in is not read again.
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...query,
    refetchOnReconnect: ({ state }) => state.status !== 'success',
  });
  const key = hashKey(query.queryKey);
  const [visit, setVisit] = useState(() => newVisit(key));
  if (visit.key !== key) setVisit(newVisit(key));
  return { data: dataUpdatedAt < visit.since - FRESH_MS ? undefined : data, dataUpdatedAt, error, refetch };
};
