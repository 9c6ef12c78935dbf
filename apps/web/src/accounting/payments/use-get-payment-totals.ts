import { getPaymentTotals } from '@gemba/contract/accounting/payments/get-payment-totals';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PaymentFilters, queryOf } from './payment-filters.ts';

/** The list shows the errors: it sends the same query. */
export const useGetPaymentTotals = (filters: PaymentFilters) => {
  const query = queryOf(filters);
  const party = filters.customerId ?? filters.vendorId ?? '';
  return useQuery({
    queryKey: accountingKeys.paymentTotals(party, query),
    queryFn: ({ signal }) => call(getPaymentTotals, { query }, { signal, quiet: true }),
    // Keep the old totals until the new ones arrive, but never show those of another party.
    placeholderData: (before, asked) => (asked?.queryKey[3] === party ? before : undefined),
  });
};
