import { querySoftwareLicense } from '@gemba/contract/info-centres/query-software-license';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';

export const useQuerySoftwareLicense = () =>
  useQuery({
    queryKey: ['settings', 'licence'],
    queryFn: ({ signal }) => call(querySoftwareLicense, {}, { signal, quiet: ['NO_DATA'] }),
  });
