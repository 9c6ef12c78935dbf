import { listShippers } from '@gemba/contract/shipping/shippers/list-shippers';
import { SHIPPER_FILTERS, type ShipperFilter } from '@gemba/contract/shipping/shippers/shipper-filters';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import { shippingKeys } from '../shipping-keys.ts';

export type ShipperSearch = {
  status: ShipperFilter;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The filters stand in the address; impossible values are ignored. */
export const useListShippers = () => {
  const search = useSearch({ from: '/signedIn/shipperList' });
  const navigate = useNavigate();
  const filters: ShipperSearch = {
    status: SHIPPER_FILTERS.find((one) => one === search['status']) ?? 'all',
    q: search['q'] || undefined,
    from: dayIn(search['from']),
    to: dayIn(search['to']),
  };
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const pages = usePages(listShippers, {
    key: shippingKeys.shippers(query),
    input: { query },
    keep: true,
  });
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
