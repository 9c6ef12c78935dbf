import { listPayments } from '@gemba/contract/accounting/payments/list-payments';
import { usePages } from '../../kit/client/use-pages.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PaymentFilters, queryOf } from './payment-filters.ts';

export const useListPayments = (filters: PaymentFilters) => {
  const query = queryOf(filters);
  return usePages(listPayments, { key: accountingKeys.paymentList(query), input: { query }, keep: true });
};
