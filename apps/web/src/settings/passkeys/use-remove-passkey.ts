import { removePasskey } from '@gemba/contract/auth/passkeys/remove-passkey';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { passkeyKeys } from './passkey-keys.ts';

export const useRemovePasskey = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (credentialId: string) => call(removePasskey, { params: { credentialId } }),
    // Settled, not success: a passkey that no longer exists is what the person wanted.
    onSettled: () => queries.invalidateQueries({ queryKey: passkeyKeys.list }),
  });
};
