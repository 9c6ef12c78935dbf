import { getMessenger } from '@gemba/contract/administration/messenger/get-messenger';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useGetMessenger = () =>
  useQuery({
    queryKey: administrationKeys.messenger,
    queryFn: ({ signal }) => call(getMessenger, {}, { signal, quiet: true }),
  });
