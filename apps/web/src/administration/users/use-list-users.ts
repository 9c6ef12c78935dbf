import { listUsers } from '@gemba/contract/administration/users/list-users';
import type { UserStatus } from '@gemba/contract/administration/users/user';
import { usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useListUsers = (q: string, status: UserStatus | undefined) => {
  const query = { ...(q && { q }), ...(status && { status }) };
  return usePages(listUsers, { key: administrationKeys.users(query), input: { query }, keep: true });
};
