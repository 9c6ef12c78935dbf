import { listPasskeys } from '@gemba/contract/auth/passkeys/list-passkeys';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import { passkeyKeys } from './passkey-keys.ts';

const QUERY = queryOptions({
  queryKey: passkeyKeys.list,
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
});

export const useListPasskeys = () => useQuery(QUERY);

export const readPasskeysAhead = () => queries.prefetchQuery(QUERY);
