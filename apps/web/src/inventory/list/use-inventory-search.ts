import { useNavigate, useSearch } from '@tanstack/react-router';

const WAYS = ['location', 'part'] as const;
export type Way = (typeof WAYS)[number];

/** By what and which beginning is searched for; in the address, like every selection. */
export const useInventorySearch = () => {
  const search = useSearch({ from: '/signedIn/inventory/list' });
  const navigate = useNavigate();
  const wanted = { by: WAYS.find((way) => way === search['by']) ?? 'location', q: search['q'] ?? '' };
  const change = (part: { by?: Way; q?: string }) => {
    const { by, q } = { ...wanted, ...part };
    void navigate({
      to: '/inventory/list',
      search: { by: by === 'location' ? undefined : by, q: q.trim() || undefined },
      replace: true,
    });
  };
  return { ...wanted, change };
};
