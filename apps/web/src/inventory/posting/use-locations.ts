import { findLocations } from '@gemba/contract/inventory/find-locations';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { inventoryKeys } from '../inventory-keys.ts';

/** The location that is called so, as the company writes it: of all that begin so it comes first. Throws where nobody could look. */
export const locationNamed = async (words: string): Promise<string | undefined> => {
  const q = words.trim().toUpperCase();
  const { items } = await call(findLocations, { query: { q } }, { quiet: true });
  return items.find(({ location }) => location.toUpperCase() === q)?.location;
};

export const useLocations = ({ q, warehouse, enabled }: { q: string; warehouse: string; enabled: boolean }) => {
  const query = { ...(q.trim() && { q: q.trim().toUpperCase() }), ...(warehouse && { warehouse }) };
  const pages = usePages(findLocations, {
    key: inventoryKeys.locations(query),
    input: { query },
    enabled,
    keep: true,
  });
  return { ...pages, exact: (words: string) => locationNamed(words).catch(() => null) };
};
