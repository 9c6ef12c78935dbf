import { listBoms } from '@gemba/contract/bom/list-boms';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { bomKeys } from '../bom-keys.ts';

const bomsOf = (words: string) => {
  const q = words.trim();
  const query = q ? { q } : {};
  return { key: bomKeys.list(query), input: { query }, keep: true };
};

export const useListBoms = (words: string) => usePages(listBoms, bomsOf(words));

export const readBomsAhead = (words: string) => readPagesAhead(listBoms, bomsOf(words));
