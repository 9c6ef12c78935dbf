import { listInventory } from '@gemba/contract/inventory/list-inventory';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { inventoryKeys } from '../inventory-keys.ts';
import type { Way } from './use-inventory-search.ts';

/** The first balances of the locations that begin so. */
export const balancesAt = async (location: string, limit: string, signal: AbortSignal) =>
  (await call(listInventory, { query: { location, limit } }, { signal, quiet: true })).items;

/** All locations may be walked through; parts are too many for that, so their beginning is asked for. */
export const useListInventory = (by: Way, typed: string, zeros: boolean) => {
  const q = typed.trim();
  const query = {
    ...(q !== '' && (by === 'part' ? { partNumber: q } : { location: q })),
    ...(by === 'location' && !zeros && { stocked: 'true' as const }),
  };
  const asked = by === 'location' || q !== '';
  const pages = usePages(listInventory, {
    key: inventoryKeys.list({ by, ...query }),
    input: { query },
    enabled: asked,
  });
  return { ...pages, asked };
};
