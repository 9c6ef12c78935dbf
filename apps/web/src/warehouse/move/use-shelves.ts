import { findLocations } from '@gemba/contract/inventory/find-locations';
import { listInventory } from '@gemba/contract/inventory/list-inventory';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMenus } from '../../auth/index.ts';
import { isZero } from '../../inventory/index.ts';
import { call } from '../../kit/client/call.ts';
import { warehouseKeys } from '../warehouse-keys.ts';
import type { Shelf } from './faults.ts';

const MOST = '100';

/** Where each of some parts lies, as far as it has been read. A part that lies in more places is not judged here. */
export const useShelves = (parts: readonly string[]) => {
  const known = [...new Set(parts.map(asPartNumber).filter(isPartNumber))];
  const read = useQueries({
    queries: known.map((part) => ({
      queryKey: warehouseKeys.shelves(part),
      staleTime: 0,
      refetchOnWindowFocus: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { items, nextCursor } = await call(
          findLocations,
          { query: { part, limit: MOST } },
          { signal, quiet: true },
        );
        return nextCursor === null ? items : undefined;
      },
    })),
  });
  const shelves = new Map(known.map((part, at) => [part, read[at]?.data]));
  return (part: string): readonly Shelf[] | undefined =>
    shelves
      .get(asPartNumber(part))
      ?.flatMap(({ location, onHand }) => (onHand === null || isZero(onHand) ? [] : [{ location, onHand }]));
};

/** What lies at a location, for whoever may see the stock. */
export const useOnShelf = (location: string) => {
  const menus = useMenus();
  return useQuery({
    queryKey: warehouseKeys.onShelf(location),
    enabled: location !== '' && menus.has('/inventory/list'),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { items } = await call(listInventory, { query: { location, limit: MOST } }, { signal, quiet: true });
      return items.filter((balance) => balance.location === location && !isZero(balance.onHand));
    },
  }).data;
};
