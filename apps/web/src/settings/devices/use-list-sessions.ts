import { listSessions } from '@gemba/contract/auth/list-sessions';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { deviceKeys } from './device-keys.ts';

const QUERY = readOf(listSessions, deviceKeys.list, { query: { limit: '50' } });

export const useListSessions = () => useQuery(QUERY);

export const readSessionsAhead = () => queries.prefetchQuery(QUERY);
