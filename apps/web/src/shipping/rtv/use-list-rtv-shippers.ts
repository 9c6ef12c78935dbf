import { listRtvShippers } from '@gemba/contract/shipping/rtv/list-rtv-shippers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import { given } from '../../kit/router/given.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { shippingKeys } from '../shipping-keys.ts';

export type RtvShipperSearch = { q?: string | undefined; from?: string | undefined; to?: string | undefined };

/** The filters that an address holds; impossible values are ignored. */
const filtersIn = ({ q, from, to }: SearchParams): RtvShipperSearch => ({
  q: q || undefined,
  from: dayIn(from),
  to: dayIn(to),
});

const shippersFor = (filters: RtvShipperSearch) => {
  const query = given(filters);
  return { key: shippingKeys.rtvShippers(query), input: { query } };
};

export const useListRtvShippers = () => {
  const filters = filtersIn(useSearch({ from: '/signedIn/rtvShipperList' }));
  const navigate = useNavigate();
  const pages = usePages(listRtvShippers, { ...shippersFor(filters), keep: true });
  return {
    filters,
    pages,
    /** `typed`: one step of typing, which is no place to come back to. */
    change: (next: RtvShipperSearch, { typed = false } = {}) =>
      void navigate({ to: '/rtvShipperList', search: next, replace: typed }),
  };
};

export const readRtvShippersAhead = (search: SearchParams) =>
  readPagesAhead(listRtvShippers, shippersFor(filtersIn(search)));
