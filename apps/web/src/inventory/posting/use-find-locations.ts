import { findLocations } from '@gemba/contract/inventory/find-locations';
import { inCapitals } from '@gemba/contract/kit/codes';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { inventoryKeys } from '../inventory-keys.ts';

/** The location that is called so, as the company writes it: of all that begin so it comes first. Throws where nobody could look. */
export const locationNamed = async (words: string): Promise<string | undefined> => {
  const q = inCapitals(words.trim());
  const { items } = await call(findLocations, { query: { q } }, { quiet: true });
  return items.find(({ location }) => location.toUpperCase() === q)?.location;
};

/** The first locations where a part lies. */
export const locationsOfPart = (part: string, limit: string, options: { signal?: AbortSignal } = {}) =>
  call(findLocations, { query: { part, limit } }, { ...options, quiet: true });

export const useFindLocations = ({ q, warehouse, enabled }: { q: string; warehouse: string; enabled: boolean }) => {
  const query = { ...(q.trim() && { q: inCapitals(q.trim()) }), ...(warehouse && { warehouse }) };
  const pages = usePages(findLocations, {
    key: inventoryKeys.locations(query),
    input: { query },
    enabled,
    keep: true,
  });
  return { ...pages, exact: (words: string) => locationNamed(words).catch(() => null) };
};
