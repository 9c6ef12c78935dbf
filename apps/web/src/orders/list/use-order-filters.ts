import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePerson, useRefusedKind } from '../../auth/index.ts';
import { LIST_KINDS } from './list-kinds.ts';
import { kindsFor, type OrderFilters, readFilters, writeFilters } from './order-filters.ts';

/** The filters live in the address: a reload keeps them, Back removes the last one, and they can be shared. */
export const useOrderFilters = () => {
  const search = useSearch({ from: '/signedIn/orderList' });
  const { roles } = usePerson();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(search, roles), [search, roles]);
  useRefusedKind(search['kind'], LIST_KINDS, kindsFor(roles));
  return {
    filters,
    /** The order that is open beside the list. */
    shown: search['number'],
    /** `typed`: one keystroke, which gets no history entry. */
    change: (next: OrderFilters, { typed = false } = {}) =>
      void navigate({ to: '/orderList', search: writeFilters(next), replace: typed }),
  };
};
