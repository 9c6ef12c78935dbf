import { getPaymentTotals } from '@gemba/contract/accounting/payments/get-payment-totals';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PaymentFilters, queryOf } from './payment-filters.ts';

const partyOf = ({ customerId, vendorId }: PaymentFilters) => customerId ?? vendorId ?? '';

const readTotals = (filters: PaymentFilters) => {
  const query = queryOf(filters);
  return readOf(getPaymentTotals, accountingKeys.paymentTotals(partyOf(filters), query), { query });
};

/** The list shows the errors: it sends the same query. */
export const useGetPaymentTotals = (filters: PaymentFilters) =>
  useQuery({
    ...readTotals(filters),
    // Keep the old totals until the new ones arrive, but never show those of another party.
    placeholderData: (before, asked) => (asked?.queryKey[3] === partyOf(filters) ? before : undefined),
  });

export const readPaymentTotalsAhead = (filters: PaymentFilters) => queries.prefetchQuery(readTotals(filters));
