import { listSessions } from '@gemba/contract/auth/list-sessions';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { deviceKeys } from './device-keys.ts';

export const useListSessions = () =>
  useQuery({
    queryKey: deviceKeys.list,
    queryFn: ({ signal }) => call(listSessions, { query: { limit: '50' } }, { signal }),
  });
