import type { Capability } from '../kit/capability.ts';
import { getPaymentTotals } from './payments/get-payment-totals.ts';
import { listPayments } from './payments/list-payments.ts';
import { addExchangeRate } from './set-up/add-exchange-rate.ts';
import { changeAccountUse } from './set-up/change-account-use.ts';
import { changeExchangeRate } from './set-up/change-exchange-rate.ts';
import { listAccountUses } from './set-up/list-account-uses.ts';
import { listCurrencies } from './set-up/list-currencies.ts';
import { listExchangeRates } from './set-up/list-exchange-rates.ts';
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
  listAccountUses,
  changeAccountUse,
  listCurrencies,
  listExchangeRates,
  addExchangeRate,
  changeExchangeRate,
];
