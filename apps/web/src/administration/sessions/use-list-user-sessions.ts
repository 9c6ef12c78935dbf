import { listUserSessions } from '@gemba/contract/administration/sessions/list-user-sessions';
import { usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useListUserSessions = ({ q, userId }: { q?: string; userId?: string }) => {
  const query = { ...(q && { q }), ...(userId && { userId }) };
  return usePages(listUserSessions, { key: administrationKeys.sessions(query), input: { query }, keep: true });
};
