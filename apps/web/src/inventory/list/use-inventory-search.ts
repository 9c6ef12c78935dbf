import { useNavigate, useSearch } from '@tanstack/react-router';

const WAYS = ['location', 'part'] as const;
export type Way = (typeof WAYS)[number];

/** By what and which beginning is searched for; in the address, like every selection. */
export const useInventorySearch = () => {
  const search = useSearch({ from: '/signedIn/inventory/list' });
  const navigate = useNavigate();
  const wanted = {
    by: WAYS.find((way) => way === search['by']) ?? 'location',
    q: search['q'] ?? '',
    /** Places where nothing is any more are listed too. */
    zeros: search['zeros'] === 'true',
  };
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
