import { revokeSession } from '@gemba/contract/auth/revoke-session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { deviceKeys } from './device-keys.ts';

export const useRevokeSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(revokeSession, { params: { sessionId } }),
    // Settled, not success: a session that no longer exists is what the person wanted.
    onSettled: () => queries.invalidateQueries({ queryKey: deviceKeys.list }),
  });
};
