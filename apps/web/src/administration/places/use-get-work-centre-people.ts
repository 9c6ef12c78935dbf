import { getWorkCentrePeople } from '@gemba/contract/administration/places/get-work-centre-people';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useGetWorkCentrePeople = (wc: string) =>
  useQuery({
    queryKey: administrationKeys.workCentrePeople(wc),
    queryFn: ({ signal }) => call(getWorkCentrePeople, { params: { wc } }, { signal }),
    enabled: wc !== '',
  });
