import { listPasskeys } from '@gemba/contract/auth/passkeys/list-passkeys';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { passkeyKeys } from './passkey-keys.ts';

const QUERY = readOf(listPasskeys, passkeyKeys.list, {});

export const useListPasskeys = () => useQuery(QUERY);

export const readPasskeysAhead = () => queries.prefetchQuery(QUERY);
