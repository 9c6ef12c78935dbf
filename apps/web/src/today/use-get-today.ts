import { getToday } from '@gemba/contract/today/get-today';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { LIVE_TODAY } from '../kit/client/live.ts';
import { keptToday } from './kept-today.ts';

const readToday = () =>
  queryOptions({
    queryKey: ['today'],
    queryFn: async ({ signal }) => {
      const today = await call(getToday, {}, { signal, quiet: true });
      keptToday.keep(today);
      return today;
    },
    initialData: keptToday.get,
    // Jobs are done on other screens: on the way back it is read again, and the old answer stands until then.
    initialDataUpdatedAt: 0,
    staleTime: 0,
    meta: LIVE_TODAY,
  });

/** The last answer at once, from memory or from the device, and the new one when it comes. */
export const useGetToday = () => useQuery(readToday());
