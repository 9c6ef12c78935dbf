import { ECN_FILTERS } from '@gemba/contract/ecn/ecn';
import { useNavigate, useSearch } from '@tanstack/react-router';

export type EcnFilter = (typeof ECN_FILTERS)[number];
export type EcnSearch = { status: EcnFilter; q: string };

/** The filter of the list; it lives in the address. */
export const useEcnSearch = () => {
  const search = useSearch({ from: '/signedIn/engineering/ecn/list' });
  const navigate = useNavigate();
  const wanted: EcnSearch = {
    status: ECN_FILTERS.find((known) => known === search['status']) ?? 'open',
    q: search['q'] ?? '',
  };
  const change = (part: Partial<EcnSearch>) => {
    const { status, q } = { ...wanted, ...part };
    void navigate({
      to: '/engineering/ecn/list',
      search: { status: status === 'open' ? undefined : status, q: q || undefined },
      replace: true,
    });
  };
  return { wanted, change };
};
