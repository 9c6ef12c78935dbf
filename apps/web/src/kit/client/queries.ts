import { QueryClient } from '@tanstack/react-query';
import { onSessionCleared } from './session-port.ts';

const MINUTE = 60_000;

/**
 * `call` has already repeated what may be repeated: a second layer of retries would only hide a refusal for longer.
 * Without a network a read fails and says so, and a posting is never kept back to be sent behind somebody's back.
 */
export const queries = new QueryClient({
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
