import {
  type FetchQueryOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { onSessionCleared } from './session-port.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * A first read under way may have been answered before the change, so it starts again. The library does that only for
 * queries with data, and would take the old answer for the new one. Queries that need no new read keep running.
 */
class Queries extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions) {
    const isFirst = (query: Query) => query.state.data === undefined && (filters.predicate?.(query) ?? true);
    if (filters.refetchType !== 'none') {
      void this.cancelQueries({ ...filters, type: 'active', predicate: isFirst }, { silent: true });
    }
    return super.invalidateQueries(filters, options);
  }

  /** Skips a read that its hook has switched off. */
  override async prefetchQuery<Read, Failure, Data, Key extends QueryKey>(
    options: FetchQueryOptions<Read, Failure, Data, Key> & { enabled?: unknown },
  ) {
    if (options.enabled !== false) await super.prefetchQuery(options);
  }
}

/**
 * `call` already repeats what may be repeated: more retries would only delay a refusal. Without a network a read fails
 * and says so, and a posting is never queued to be sent later.
 */
export const queries = new Queries({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: MINUTE / 2,
      // A list that was seen within the hour is there at once, and refreshes.
      gcTime: HOUR,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionCleared(() => queries.clear());
