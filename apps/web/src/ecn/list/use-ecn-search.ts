import { ECN_FILTERS } from '@gemba/contract/ecn/ecn';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SearchParams } from '../../kit/router/screen.ts';

export type EcnFilter = (typeof ECN_FILTERS)[number];
export type EcnSearch = { status: EcnFilter; q: string };

export const ecnSearchIn = ({ status, q = '' }: SearchParams): EcnSearch => ({
  status: ECN_FILTERS.find((known) => known === status) ?? 'open',
  q,
});

/** The filter of the list; it lives in the address. */
export const useEcnSearch = () => {
  const wanted = ecnSearchIn(useSearch({ from: '/signedIn/engineering/ecn/list' }));
  const navigate = useNavigate();
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
