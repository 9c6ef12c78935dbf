import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query';
import { onSessionCleared } from './session-port.ts';

const MINUTE = 60_000;

/**
 * A first read that is under way may have been answered before the change that is told of here, so it is begun anew. The
 * library does that only where there is something to show already, and would take the old answer for the new one. Where
 * nothing is to be read again, what is under way stays.
 */
class Queries extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions) {
    const isFirst = (query: Query) => query.state.data === undefined && (filters.predicate?.(query) ?? true);
    if (filters.refetchType !== 'none') {
      void this.cancelQueries({ ...filters, type: 'active', predicate: isFirst }, { silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

/**
 * `call` has already repeated what may be repeated: a second layer of retries would only hide a refusal for longer.
 * Without a network a read fails and says so, and a posting is never kept back to be sent behind somebody's back.
 */
export const queries = new Queries({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: MINUTE / 2,
      gcTime: 10 * MINUTE,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionCleared(() => queries.clear());
