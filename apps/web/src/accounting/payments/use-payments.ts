import { listPayments, paymentTotals } from '@gemba/contract/accounting/payment-history';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PaymentFilters, queryOf, readFilters, writeFilters } from './payment-filters.ts';

/** The filters live in the address: a reload keeps them, Back takes the last one off, a colleague can be sent them. */
export const usePaymentFilters = () => {
  const search = useSearch({ from: '/signedIn/accounting/paymentHistory' });
  const navigate = useNavigate();
  return {
    filters: useMemo(() => readFilters(search), [search]),
    /** `typed`: one step of typing, which is no place to come back to. */
    change: (next: PaymentFilters, { typed = false } = {}) =>
      void navigate({ to: '/accounting/paymentHistory', search: writeFilters(next), replace: typed }),
  };
};

export const usePayments = (filters: PaymentFilters) => {
  const query = queryOf(filters);
  return usePages(listPayments, { key: accountingKeys.paymentList(query), input: { query }, keep: true });
};

/** Its faults are told by the list, which is asked the same. */
export const usePaymentTotals = (filters: PaymentFilters) => {
  const query = queryOf(filters);
  const party = filters.customerId ?? filters.vendorId ?? '';
  return useQuery({
    queryKey: accountingKeys.paymentTotals(party, query),
    queryFn: ({ signal }) => call(paymentTotals, { query }, { signal, quiet: true }),
    // The sums before stay until the new ones come, but nobody is shown under another's name.
    placeholderData: (before, asked) => (asked?.queryKey[3] === party ? before : undefined),
  });
};
