import { ECN_FILTERS, listEcns } from '@gemba/contract/ecn/ecns';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../kit/client/use-pages.ts';
import { ecnKeys } from '../ecn-keys.ts';

export type EcnFilter = (typeof ECN_FILTERS)[number];
type Wanted = { status: EcnFilter; q: string };

/** Which changes are listed; in the address, like every selection. */
export const useEcnSearch = () => {
  const search = useSearch({ from: '/signedIn/engineering/ecn/list' });
  const navigate = useNavigate();
  const wanted: Wanted = {
    status: ECN_FILTERS.find((one) => one === search['status']) ?? 'open',
    q: search['q'] ?? '',
  };
  const change = (part: Partial<Wanted>) => {
    const { status, q } = { ...wanted, ...part };
    void navigate({
      to: '/engineering/ecn/list',
      search: { status: status === 'open' ? undefined : status, q: q || undefined },
      replace: true,
    });
  };
  return { wanted, change };
};

export const useEcns = ({ status, q }: Wanted) => {
  const words = q.trim();
  const query = { status, ...(words && { q: words }) };
  return usePages(listEcns, { key: ecnKeys.list(query), input: { query }, keep: true });
};
