import { listParts } from '@gemba/contract/parts/list-parts';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { partKeys } from '../part-keys.ts';
import type { PartSearch } from './use-part-search.ts';

/** The first parts that match, for a hook of its own query. */
export const findParts = async (query: { q: string; limit: string }, signal: AbortSignal) =>
  (await call(listParts, { query }, { signal, quiet: true })).items;

/** Asks nothing for an empty search: the server would refuse it. */
const partsOf = ({ q, partType }: PartSearch, enabled: boolean) => {
  const query = { q: q.trim(), ...(partType && { partType }) };
  return { key: partKeys.list(query), input: { query }, enabled: enabled && query.q !== '', keep: true };
};

export const useListParts = (wanted: PartSearch, enabled = true) => usePages(listParts, partsOf(wanted, enabled));

export const readPartsAhead = (wanted: PartSearch) => readPagesAhead(listParts, partsOf(wanted, true));
