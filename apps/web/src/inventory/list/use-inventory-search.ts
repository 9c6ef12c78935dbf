import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SearchParams } from '../../kit/router/screen.ts';

const WAYS = ['location', 'part'] as const;
export type Way = (typeof WAYS)[number];

/** The search in an address. */
export const inventorySearchIn = (search: SearchParams) => ({
  by: WAYS.find((way) => way === search['by']) ?? 'location',
  q: search['q'] ?? '',
  /** Places where nothing is any more are listed too. */
  zeros: search['zeros'] === 'true',
});

/** The search stands in the address, like every selection. */
export const useInventorySearch = () => {
  const wanted = inventorySearchIn(useSearch({ from: '/signedIn/inventory/list' }));
  const navigate = useNavigate();
  const change = (part: Partial<typeof wanted>) => {
    const { by, q, zeros } = { ...wanted, ...part };
    void navigate({
      to: '/inventory/list',
      search: { by: by === 'location' ? undefined : by, q: q.trim() || undefined, zeros: zeros ? 'true' : undefined },
      replace: true,
    });
  };
  return { ...wanted, change };
};
