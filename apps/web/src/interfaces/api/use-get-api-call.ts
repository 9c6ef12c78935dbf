import { getApiCall } from '@gemba/contract/interfaces/api/get-api-call';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';

export const useGetApiCall = (name: string) =>
  useQuery({
    queryKey: interfaceKeys.call(name),
    queryFn: ({ signal }) => call(getApiCall, { params: { name } }, { signal, quiet: true }),
  });
