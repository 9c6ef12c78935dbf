import { listRtvShippers } from '@gemba/contract/shipping/rtv/list-rtv-shippers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import { shippingKeys } from '../shipping-keys.ts';

export type RtvShipperSearch = { q?: string | undefined; from?: string | undefined; to?: string | undefined };

/** The filters stand in the address; impossible values are ignored. */
export const useListRtvShippers = () => {
  const search = useSearch({ from: '/signedIn/rtvShipperList' });
  const navigate = useNavigate();
  const filters: RtvShipperSearch = {
    q: search['q'] || undefined,
    from: dayIn(search['from']),
    to: dayIn(search['to']),
  };
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const pages = usePages(listRtvShippers, { key: shippingKeys.rtvShippers(query), input: { query }, keep: true });
  return {
    filters,
    pages,
    /** `typed`: one step of typing, which is no place to come back to. */
    change: (next: RtvShipperSearch, { typed = false } = {}) =>
      void navigate({ to: '/rtvShipperList', search: next, replace: typed }),
  };
};
