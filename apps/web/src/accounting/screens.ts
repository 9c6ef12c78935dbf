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
    texts,
    load: async () => (await import('./statements/ClosingStatementScreen.tsx')).ClosingStatementScreen,
  },
  '/accounting/balanceSheet': {
    icon: IconShares,
    title: 'balanceSheet',
    texts,
    load: async () => (await import('./statements/BalanceSheetScreen.tsx')).BalanceSheetScreen,
  },
  '/accounting/profitAndLoss': {
    icon: IconReport,
    title: 'profitAndLoss',
    texts,
    load: async () => (await import('./statements/ProfitAndLossScreen.tsx')).ProfitAndLossScreen,
  },
  '/accounting/cashFlow': {
    icon: IconCashFlow,
    title: 'cashFlow',
    texts,
    load: async () => (await import('./statements/CashFlowScreen.tsx')).CashFlowScreen,
  },
  '/accounting/paymentHistory': {
    icon: IconPayments,
    title: 'paymentHistory',
    texts,
    load: async () => (await import('./payments/PaymentHistoryScreen.tsx')).PaymentHistoryScreen,
  },
  '/accounting/incomeStatement': {
    icon: IconSteps,
    title: 'incomeStatement',
    texts,
    load: async () => (await import('./statements/IncomeStatementScreen.tsx')).IncomeStatementScreen,
  },
  '/accounting/exchangeRates': {
    icon: IconExchangeRates,
    title: 'exchangeRates',
    texts: setUpTexts,
    load: async () => (await import('./set-up/ExchangeRatesScreen.tsx')).ExchangeRatesScreen,
  },
  '/accounting/accountUses': {
    icon: IconAccountUses,
    title: 'accountUses',
    texts: setUpTexts,
    load: async () => (await import('./set-up/AccountUsesScreen.tsx')).AccountUsesScreen,
  },
  '/accounting/journal': {
    icon: IconReport,
    title: 'journal',
    texts,
    load: async () => (await import('./statements/JournalScreen.tsx')).JournalScreen,
  },
} satisfies AppScreens;
