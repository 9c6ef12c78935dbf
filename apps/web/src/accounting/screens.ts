import type { AppScreens } from '../kit/router/screen.ts';
import {
  IconAccountUses,
  IconCashFlow,
  IconClosing,
  IconExchangeRates,
  IconPayments,
  IconReport,
  IconShares,
  IconSteps,
} from '../kit/ui/icons.ts';

// Periods use the texts of orders.
const texts = ['accounting', 'orders'] as const;
const setUpTexts = ['accounting', 'posting', 'refusals'] as const;

export const accountingScreens = {
  '/accounting/closingStatement': {
    icon: IconClosing,
    title: 'closingStatement',
    shape: 'record',
    texts,
    load: async () => (await import('./statements/ClosingStatementScreen.tsx')).ClosingStatementScreen,
    readAhead: async (search) =>
      (await import('./statements/use-get-closing-statement.ts')).readClosingStatementAhead(search),
  },
  '/accounting/balanceSheet': {
    icon: IconShares,
    title: 'balanceSheet',
    texts,
    load: async () => (await import('./statements/BalanceSheetScreen.tsx')).BalanceSheetScreen,
    readAhead: async (search) => (await import('./statements/use-get-balance-sheet.ts')).readBalanceSheetAhead(search),
  },
  '/accounting/profitAndLoss': {
    icon: IconReport,
    title: 'profitAndLoss',
    shape: 'figures',
    texts,
    load: async () => (await import('./statements/ProfitAndLossScreen.tsx')).ProfitAndLossScreen,
    readAhead: async (search) =>
      (await import('./statements/use-get-profit-and-loss.ts')).readProfitAndLossAhead(search),
  },
  '/accounting/cashFlow': {
    icon: IconCashFlow,
    title: 'cashFlow',
    shape: 'figures',
    texts,
    load: async () => (await import('./statements/CashFlowScreen.tsx')).CashFlowScreen,
    readAhead: async (search) => (await import('./statements/use-get-cash-flow.ts')).readCashFlowAhead(search),
  },
  '/accounting/paymentHistory': {
    icon: IconPayments,
    title: 'paymentHistory',
    texts,
    load: async () => (await import('./payments/PaymentHistoryScreen.tsx')).PaymentHistoryScreen,
    readAhead: async (search) => (await import('./payments/read-ahead.ts')).readPaymentHistoryAhead(search),
  },
  '/accounting/incomeStatement': {
    icon: IconSteps,
    title: 'incomeStatement',
    texts,
    load: async () => (await import('./statements/IncomeStatementScreen.tsx')).IncomeStatementScreen,
    readAhead: async (search) =>
      (await import('./statements/use-get-income-statement.ts')).readIncomeStatementAhead(search),
  },
  '/accounting/exchangeRates': {
    icon: IconExchangeRates,
    title: 'exchangeRates',
    texts: setUpTexts,
    load: async () => (await import('./set-up/ExchangeRatesScreen.tsx')).ExchangeRatesScreen,
    readAhead: async ({ currency }) =>
      currency
        ? (await import('./set-up/use-list-exchange-rates.ts')).readExchangeRatesAhead(currency)
        : (await import('./set-up/use-list-currencies.ts')).readCurrenciesAhead(),
  },
  '/accounting/accountUses': {
    icon: IconAccountUses,
    title: 'accountUses',
    texts: setUpTexts,
    load: async () => (await import('./set-up/AccountUsesScreen.tsx')).AccountUsesScreen,
    readAhead: async () => (await import('./set-up/use-list-account-uses.ts')).readAccountUsesAhead(),
  },
  '/accounting/journal': {
    icon: IconReport,
    title: 'journal',
    texts,
    load: async () => (await import('./statements/JournalScreen.tsx')).JournalScreen,
    readAhead: async (search) => (await import('./statements/use-list-journal.ts')).readJournalAhead(search),
  },
} satisfies AppScreens;
