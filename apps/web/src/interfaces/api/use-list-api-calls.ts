import { listApiCalls } from '@gemba/contract/interfaces/api/list-api-calls';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';

export const useListApiCalls = () =>
  useQuery({
    queryKey: interfaceKeys.calls,
    queryFn: ({ signal }) => call(listApiCalls, {}, { signal, quiet: true }),
  });
