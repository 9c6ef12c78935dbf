import { useQueries } from '@tanstack/react-query';
import type { Opened } from './last-opened.ts';
import { queryOf } from './use-find-everything.ts';

/** The part that lies there. */
const hitKindOf = ({ kind }: Pick<Opened, 'kind'>) => (kind === 'stock' ? 'part' : kind);

/** The same with the names of things that were opened by their address. What is not there, or not any more, is left out. */
export const useNamed = (opened: readonly Opened[]): Opened[] => {
  const answers = useQueries({
    queries: opened.map(({ id, name }) => ({ ...queryOf(id), enabled: name === '' })),
  });
  return opened.flatMap((one, index): Opened[] => {
    const hits = answers[index]?.data?.hits;
    if (one.name !== '' || !hits) return [one];
    const hit = hits.find(({ kind, id }) => kind === hitKindOf(one) && id === one.id);
    if (!hit) return [];
    const { name, nameZh, nameEs, detailKind, fileName } = hit;
    return [{ ...one, name, nameZh, nameEs, fileName, detail: one.detail ?? hit.detail, detailKind }];
  });
};
