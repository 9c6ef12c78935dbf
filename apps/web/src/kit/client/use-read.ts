import type { Call, CallInput } from '@gemba/contract/kit/call';
import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { queries } from './queries.ts';

/** One call as a query, whose errors the screen shows. A screen that was opened without a number asks for nothing. */
export const readOf = <C extends Call>(definition: C, key: QueryKey, input: CallInput<C>) =>
  queryOptions({
    queryKey: key,
    enabled: !Object.values((input as { params?: object }).params ?? {}).includes(''),
    queryFn: ({ signal }) => call(definition, input, { signal, quiet: true }),
  });

export const useRead = <C extends Call>(definition: C, key: QueryKey, input: CallInput<C>) =>
  useQuery(readOf(definition, key, input));

/** Begins to read before the screen is there. */
export const readAhead = <C extends Call>(definition: C, key: QueryKey, input: CallInput<C>) =>
  queries.prefetchQuery(readOf(definition, key, input));

/** A read that began under the finger is not repeated when its screen comes. */
export const FRESH_MS = 1_000;

/** Read on every visit, for quantities that change while others work; never under the hands of the person who types. */
export const useFreshRead = <C extends Call>(definition: C, key: QueryKey, input: CallInput<C>) =>
  useQuery({ ...readOf(definition, key, input), staleTime: FRESH_MS, refetchOnWindowFocus: false });

export const readFreshAhead = <C extends Call>(definition: C, key: QueryKey, input: CallInput<C>) =>
  queries.prefetchQuery({ ...readOf(definition, key, input), staleTime: FRESH_MS });
