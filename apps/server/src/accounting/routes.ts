import type { Capability } from '../kit/capability.ts';
import { getPaymentTotals } from './payments/get-payment-totals.ts';
import { listPayments } from './payments/list-payments.ts';

export const accountingRoutes: Capability = [listPayments, getPaymentTotals];
