import { listEcns } from '@gemba/contract/ecn/list-ecns';
import { usePages } from '../../kit/client/use-pages.ts';
import { ecnKeys } from '../ecn-keys.ts';
import type { EcnSearch } from './use-ecn-search.ts';

export const useListEcns = ({ status, q }: EcnSearch) => {
  const words = q.trim();
  const query = { status, ...(words && { q: words }) };
  return usePages(listEcns, { key: ecnKeys.list(query), input: { query }, keep: true });
};
