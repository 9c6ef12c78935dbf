import { isZero } from '@gemba/contract/kit/fixed-point';
import { mayOpen } from '@gemba/contract/screens';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMenus, userInfo } from '../../auth/index.ts';
import { balancesAt } from '../../inventory/index.ts';
import { queries } from '../../kit/client/queries.ts';
import { FRESH_MS } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

const MOST = '100';

const readOnShelf = (location: string) =>
  queryOptions({
    queryKey: warehouseKeys.onShelf(location),
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const balances = await balancesAt(location, MOST, signal);
      return balances.filter((balance) => balance.location === location && !isZero(balance.onHand));
    },
  });

/** The stock at a location, for people who may see it. */
export const useOnShelf = (location: string) => {
  const menus = useMenus();
  return useQuery({ ...readOnShelf(location), enabled: location !== '' && menus.has('/inventory/list') }).data;
};

export const readOnShelfAhead = async (location: string) => {
  if (mayOpen(userInfo.get(), '/inventory/list')) await queries.prefetchQuery(readOnShelf(location));
};
