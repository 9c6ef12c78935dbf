import { READINESS, type Readiness } from '@gemba/contract/shipping/sales-order/readiness';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useGetShippingReadiness } from './use-get-shipping-readiness.ts';
import { useListShippableSalesOrders } from './use-list-shippable-sales-orders.ts';

/** `all`: the first orders of each kind, or all that fit the search. */
export const READINESS_TABS = ['all', ...READINESS] as const;
export type ReadinessTab = 'all' | Readiness;

/** The orders of the chosen tab and search, which stand in the address. */
export const useOrdersToShip = () => {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signedIn/shipperSo' });
  const q = search.q ?? '';
  const tab = READINESS_TABS.find((value) => value === search.readiness) ?? 'all';
  const isOverview = q === '' && tab === 'all';
  const groups = useGetShippingReadiness();
  const pages = useListShippableSalesOrders({ q, readiness: tab === 'all' ? undefined : tab }, !isOverview);
  const { data, isPending, isLoading, isError, error, refetch } = groups;
  const overview = {
    ...pages,
    rows: data && READINESS.flatMap((readiness) => data[readiness].first),
    isPending,
    isLoading,
    isError,
    error,
    refetch,
    hasNextPage: false,
    isPlaceholderData: false,
  };
  const show = (next: { q?: string; tab?: ReadinessTab }) => {
    const chosen = next.tab ?? tab;
    const asked = { q: (next.q ?? q).trim() || undefined, readiness: chosen === 'all' ? undefined : chosen };
    void navigate({ to: '/shipperSo', search: asked, replace: true });
  };
  return { q, tab, isOverview, groups, pages: isOverview ? overview : pages, show };
};
