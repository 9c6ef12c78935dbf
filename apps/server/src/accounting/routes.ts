import { listPayments, paymentTotals } from '@gemba/contract/accounting/payment-history';
import type { Capability } from '../kit/capability.ts';
import { paymentsFound } from './list-payments.ts';
import { totalsOfPayments } from './payment-totals.ts';

export const accountingRoutes: Capability = (serve) => {
  serve.signedIn(listPayments, (tx, { companyId }, input) => paymentsFound(tx, companyId, input));
  serve.signedIn(paymentTotals, (tx, { companyId }, input) => totalsOfPayments(tx, companyId, input));
};
