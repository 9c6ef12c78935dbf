import { listShippers } from '@gemba/contract/shipping/shippers/list-shippers';
import { SHIPPER_FILTERS, type ShipperFilter } from '@gemba/contract/shipping/shippers/shipper-filters';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import { given } from '../../kit/router/given.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { shippingKeys } from '../shipping-keys.ts';

export type ShipperSearch = {
  status: ShipperFilter;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The filters that an address holds; impossible values are ignored. */
const filtersIn = ({ status, q, from, to }: SearchParams): ShipperSearch => ({
  status: SHIPPER_FILTERS.find((one) => one === status) ?? 'all',
  q: q || undefined,
  from: dayIn(from),
  to: dayIn(to),
});

const shippersFor = (filters: ShipperSearch) => {
  const query = given(filters);
  return { key: shippingKeys.shippers(query), input: { query } };
};

export const useListShippers = () => {
  const filters = filtersIn(useSearch({ from: '/signedIn/shipperList' }));
  const navigate = useNavigate();
  const pages = usePages(listShippers, { ...shippersFor(filters), keep: true });
  return {
    filters,
    pages,
    /** `typed`: one step of typing, which is no place to come back to. */
    change: ({ status, ...next }: ShipperSearch, { typed = false } = {}) =>
      void navigate({
        to: '/shipperList',
        search: { ...next, status: status === 'all' ? undefined : status },
        replace: typed,
      }),
  };
};

export const readShippersAhead = (search: SearchParams) => readPagesAhead(listShippers, shippersFor(filtersIn(search)));
