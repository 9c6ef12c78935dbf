import { querySoftwareLicense } from '@gemba/contract/info-centres/query-software-license';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';

const QUERY = queryOptions({
  queryKey: ['settings', 'licence'],
  queryFn: ({ signal }) => call(querySoftwareLicense, {}, { signal, quiet: ['NO_DATA'] }),
});

export const useQuerySoftwareLicense = () => useQuery(QUERY);

export const readSoftwareLicenseAhead = () => queries.prefetchQuery(QUERY);
