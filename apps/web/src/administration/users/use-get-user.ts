import { getUser } from '@gemba/contract/administration/users/get-user';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useGetUser = (userId: string) =>
  useQuery({
    queryKey: administrationKeys.user(userId),
    enabled: userId !== '',
    queryFn: ({ signal }) => call(getUser, { params: { userId } }, { signal, quiet: true }),
  });
