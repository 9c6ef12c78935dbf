import { listPasskeys } from '@gemba/contract/auth/passkeys/list-passkeys';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { passkeyKeys } from './passkey-keys.ts';

export const useListPasskeys = () =>
  useQuery({ queryKey: passkeyKeys.list, queryFn: ({ signal }) => call(listPasskeys, {}, { signal }) });
