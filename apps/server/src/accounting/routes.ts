import type { Capability } from '../kit/capability.ts';
import { getPaymentTotals } from './payments/get-payment-totals.ts';
import { listPayments } from './payments/list-payments.ts';
import { getBalanceSheet } from './statements/get-balance-sheet.ts';
import { getCashFlow } from './statements/get-cash-flow.ts';
import { getClosingStatement } from './statements/get-closing-statement.ts';
import { getIncomeStatement } from './statements/get-income-statement.ts';
import { getProfitAndLoss } from './statements/get-profit-and-loss.ts';
import { listJournal } from './statements/list-journal.ts';

export const accountingRoutes: Capability = [
  listPayments,
  getPaymentTotals,
  getClosingStatement,
  getBalanceSheet,
  getProfitAndLoss,
  getIncomeStatement,
  getCashFlow,
  listJournal,
];
