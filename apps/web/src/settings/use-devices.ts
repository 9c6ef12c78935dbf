import { listSessions } from '@gemba/contract/auth/list-sessions';
import { revokeSession } from '@gemba/contract/auth/revoke-session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { deviceKeys } from './device-keys.ts';

export const useDevices = () =>
  useQuery({
    queryKey: deviceKeys.list,
    queryFn: ({ signal }) => call(listSessions, { query: { limit: '50' } }, { signal }),
  });

export const useRevokeDevice = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(revokeSession, { params: { sessionId } }),
    // Settled, not success: a session that does not exist any more is the wish fulfilled.
    onSettled: () => queries.invalidateQueries({ queryKey: deviceKeys.list }),
  });
};
