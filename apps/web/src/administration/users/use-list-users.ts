import { listUsers } from '@gemba/contract/administration/users/list-users';
import { USER_STATUSES, type UserStatus } from '@gemba/contract/administration/users/user';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

/** The status of an address; anything else there is ignored. */
export const statusIn = (text: string | undefined) => USER_STATUSES.find((known) => known === text);

const asked = (q: string, status: UserStatus | undefined) => {
  const query = { ...(q && { q }), ...(status && { status }) };
  return { key: administrationKeys.users(query), input: { query } };
};

export const useListUsers = (q: string, status: UserStatus | undefined) =>
  usePages(listUsers, { ...asked(q, status), keep: true });

export const readUsersAhead = (q: string, status: string | undefined) =>
  readPagesAhead(listUsers, asked(q, statusIn(status)));
