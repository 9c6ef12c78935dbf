import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type PaymentFilters, readFilters, writeFilters } from './payment-filters.ts';

/** The filters live in the address: a reload keeps them, Back removes the last one, and they can be shared. */
export const usePaymentFilters = () => {
  const search = useSearch({ from: '/signedIn/accounting/paymentHistory' });
  const navigate = useNavigate();
  return {
    filters: useMemo(() => readFilters(search), [search]),
    /** `typed`: one keystroke, which gets no history entry. */
    change: (next: PaymentFilters, { typed = false } = {}) =>
      void navigate({ to: '/accounting/paymentHistory', search: writeFilters(next), replace: typed }),
  };
};
