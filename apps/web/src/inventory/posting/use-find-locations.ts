import { findLocations } from '@gemba/contract/inventory/find-locations';
import { inCapitals } from '@gemba/contract/kit/codes';
import { numberAmong } from '@gemba/contract/kit/number-keys';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { inventoryKeys } from '../inventory-keys.ts';

/** No location is longer, and the server refuses to look for one. */
const LONGEST = 20;

/** `spelled`: no code that lacks the signs of a location. It may be a serial number. */
type Options = { spelled?: boolean };

/** The location that is called so, as the company writes it: of all that begin so it comes first. Throws where nobody could look. */
export const locationNamed = async (words: string, { spelled = false }: Options = {}): Promise<string | undefined> => {
  const q = inCapitals(words.trim());
  if (q.length > LONGEST) return undefined;
  const { items } = await call(findLocations, { query: { q } }, { quiet: true });
  const location = numberAmong(
    items.map((one) => one.location),
    q,
  );
  return spelled && location !== undefined && inCapitals(location) !== q ? undefined : location;
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
