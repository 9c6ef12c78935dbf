import { getVersion } from '@gemba/contract/companies/get-version';
import { useQuery } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';

export const useServerVersion = () =>
  useQuery({
    queryKey: ['companies', 'version'],
    queryFn: ({ signal }) => call(getVersion, {}, { signal }),
  });
