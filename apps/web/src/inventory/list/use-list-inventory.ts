import { listInventory } from '@gemba/contract/inventory/list-inventory';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { inventoryKeys } from '../inventory-keys.ts';
import { inventorySearchIn, type Way } from './use-inventory-search.ts';

/** The first balances of the locations that begin so. */
export const balancesAt = async (location: string, limit: string, signal: AbortSignal) =>
  (await call(listInventory, { query: { location, limit } }, { signal, quiet: true })).items;

const balancesFor = (by: Way, typed: string, zeros: boolean) => {
  const q = typed.trim();
  const query = {
    ...(q !== '' && (by === 'part' ? { partNumber: q } : { location: q })),
    ...(by === 'location' && !zeros && { stocked: 'true' as const }),
  };
  return { key: inventoryKeys.list({ by, ...query }), input: { query } };
};

/** All locations may be walked through; parts are too many for that, so their beginning is asked for. */
const isAsked = (by: Way, typed: string) => by === 'location' || typed.trim() !== '';

export const useListInventory = (by: Way, typed: string, zeros: boolean) => {
  const asked = isAsked(by, typed);
  return { ...usePages(listInventory, { ...balancesFor(by, typed, zeros), enabled: asked }), asked };
};

export const readInventoryListAhead = async (search: SearchParams) => {
  const { by, q, zeros } = inventorySearchIn(search);
  if (isAsked(by, q)) await readPagesAhead(listInventory, balancesFor(by, q, zeros));
};
