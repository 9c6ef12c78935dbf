import { listPayments } from '@gemba/contract/accounting/payments/list-payments';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { accountingKeys } from '../accounting-keys.ts';
import { type PaymentFilters, queryOf } from './payment-filters.ts';

const asked = (filters: PaymentFilters) => {
  const query = queryOf(filters);
  return { key: accountingKeys.paymentList(query), input: { query } };
};

export const useListPayments = (filters: PaymentFilters) => usePages(listPayments, { ...asked(filters), keep: true });

export const readPaymentsAhead = (filters: PaymentFilters) => readPagesAhead(listPayments, asked(filters));
