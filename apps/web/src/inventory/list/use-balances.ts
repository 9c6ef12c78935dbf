import { listInventory } from '@gemba/contract/inventory/list-inventory';
import { usePages } from '../../kit/client/use-pages.ts';
import { inventoryKeys } from '../inventory-keys.ts';
import type { Way } from './use-inventory-search.ts';

/** All locations may be walked through; parts are too many for that, so their beginning is asked for. */
export const useBalances = (by: Way, typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : by === 'part' ? { partNumber: q } : { location: q };
  const asked = by === 'location' || q !== '';
  const pages = usePages(listInventory, {
    key: inventoryKeys.list({ by, ...query }),
    input: { query },
    enabled: asked,
  });
  return { ...pages, asked };
};
