import { getUser } from '@gemba/contract/administration/users/get-user';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

const readUser = (userId: string) => readOf(getUser, administrationKeys.user(userId), { params: { userId } });

export const useGetUser = (userId: string) => useQuery(readUser(userId));

export const readUserAhead = (userId: string) => queries.prefetchQuery(readUser(userId));
