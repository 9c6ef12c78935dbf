import { BOM_LEVELS } from '@gemba/contract/bom/bom-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SearchParams } from '../../kit/router/screen.ts';
import type { BomFilter } from './filter-rows.ts';

type TreeSearch = { levels: number; filter: BomFilter };

/** So many levels can be opened at once in a BOM of this depth. */
export const levelsToChoose = (depth: number) => (depth > 1 ? [1, ...(depth > 2 ? [2] : []), BOM_LEVELS] : []);

/** How far an address opens the tree of a BOM, and to which rows it narrows it; impossible values are ignored. */
export const treeSearchIn = ({ levels, short, q = '' }: SearchParams, depth: number): TreeSearch => ({
  levels: levelsToChoose(depth).find((count) => String(count) === levels) ?? 1,
  filter: { short: short === '1', q },
});

/** The levels and the filter of the tree stand in the address: Back from a component finds them again. */
export const useTreeSearch = (depth: number) => {
  const search = useSearch({ from: '/signedIn/engineering/bom/detail' });
  const navigate = useNavigate();
  // The same filter as long as the address says the same: thousands of rows are looked through for a new one.
  const { levels, filter } = useMemo(() => treeSearchIn(search, depth), [search, depth]);
  const show = (next: Partial<TreeSearch>) => {
    const shown = { levels, filter, ...next };
    const { short, q } = shown.filter;
    void navigate({
      to: '/engineering/bom/detail',
      search: {
        ...search,
        levels: shown.levels > 1 ? String(shown.levels) : undefined,
        short: short ? '1' : undefined,
        q: q || undefined,
      },
      replace: true,
      resetScroll: false,
    });
  };
  return { levels, filter, show };
};
