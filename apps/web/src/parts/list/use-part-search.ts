import { PART_TYPES } from '@gemba/contract/parts/part-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';

export type PartSearch = { q: string; partType: (typeof PART_TYPES)[number] | undefined };

/** What is searched for stands in the address: it survives a reload and a look at one of the parts. */
export const usePartSearch = () => {
  const search = useSearch({ from: '/signedIn/pnList' });
  const navigate = useNavigate();
  const wanted: PartSearch = {
    q: search['q'] ?? '',
    partType: PART_TYPES.find((type) => type === search['partType']),
  };
  const change = (part: Partial<PartSearch>) =>
    void navigate({ to: '/pnList', search: { ...wanted, ...part }, replace: true });
  return { wanted, change };
};
