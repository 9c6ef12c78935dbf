import { revokeApiKey } from '@gemba/contract/interfaces/keys/revoke-api-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';

export const useRevokeApiKey = (onRevoked: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => call(revokeApiKey, { params: { keyId } }),
    onSuccess: onRevoked,
    // Settled, not success: a key that is revoked already is what the person wanted.
    onSettled: () => queries.invalidateQueries({ queryKey: interfaceKeys.keys }),
  });
};
