import { listUserSessions } from '@gemba/contract/administration/sessions/list-user-sessions';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

type Wanted = { q?: string; userId?: string };

const asked = ({ q, userId }: Wanted) => {
  const query = { ...(q && { q }), ...(userId && { userId }) };
  return { key: administrationKeys.sessions(query), input: { query } };
};

export const useListUserSessions = (wanted: Wanted) => usePages(listUserSessions, { ...asked(wanted), keep: true });

export const readUserSessionsAhead = (q: string) => readPagesAhead(listUserSessions, asked({ q }));
