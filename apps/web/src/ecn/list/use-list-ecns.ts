import { listEcns } from '@gemba/contract/ecn/list-ecns';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { ecnKeys } from '../ecn-keys.ts';
import { type EcnSearch, ecnSearchIn } from './use-ecn-search.ts';

const ecnsOf = ({ status, q }: EcnSearch) => {
  const words = q.trim();
  const query = { status, ...(words && { q: words }) };
  return { key: ecnKeys.list(query), input: { query }, keep: true };
};

export const useListEcns = (wanted: EcnSearch) => usePages(listEcns, ecnsOf(wanted));

export const readEcnsAhead = (search: SearchParams) => readPagesAhead(listEcns, ecnsOf(ecnSearchIn(search)));
