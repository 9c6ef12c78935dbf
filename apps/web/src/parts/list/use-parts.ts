import { listParts } from '@gemba/contract/parts/list-parts';
import { usePages } from '../../kit/client/use-pages.ts';
import { partKeys } from '../part-keys.ts';
import type { PartSearch } from './use-part-search.ts';

/** Nothing is asked while nothing is typed: the server would only say so. */
export const useParts = ({ q, partType }: PartSearch, enabled = true) => {
  const query = { q: q.trim(), ...(partType && { partType }) };
  return usePages(listParts, {
    key: partKeys.list(query),
    input: { query },
    enabled: enabled && query.q !== '',
    keep: true,
  });
};
