import { listBoms } from '@gemba/contract/bom/list-boms';
import { usePages } from '../../kit/client/use-pages.ts';
import { bomKeys } from '../bom-keys.ts';

export const useListBoms = (words: string) => {
  const query = words ? { q: words } : {};
  return usePages(listBoms, { key: bomKeys.list(query), input: { query }, keep: true });
};
