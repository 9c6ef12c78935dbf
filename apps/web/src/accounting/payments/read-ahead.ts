import type { SearchParams } from '../../kit/router/screen.ts';
import { readFilters } from './payment-filters.ts';
import { readPaymentTotalsAhead } from './use-get-payment-totals.ts';
import { readPaymentsAhead } from './use-list-payments.ts';

export const readPaymentHistoryAhead = (search: SearchParams) => {
  const filters = readFilters(search);
  return Promise.all([readPaymentsAhead(filters), readPaymentTotalsAhead(filters)]);
};
