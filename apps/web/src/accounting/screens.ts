import type { AppScreens } from '../kit/router/screen.ts';
import { IconDate, IconPayments, IconReport, IconShares, IconTrend } from '../kit/ui/icons.ts';

export const accountingScreens = {
  '/accounting/closingStatement': { icon: IconDate, title: 'closingStatement' },
  '/accounting/balanceSheet': { icon: IconShares, title: 'balanceSheet' },
  '/accounting/profitAndLoss': { icon: IconReport, title: 'profitAndLoss' },
  '/accounting/cashFlow': { icon: IconTrend, title: 'cashFlow' },
  '/accounting/paymentHistory': {
    icon: IconPayments,
    title: 'paymentHistory',
    // Periods use the texts of orders.
    texts: ['accounting', 'orders'] as const,
    load: async () => (await import('./payments/PaymentHistoryScreen.tsx')).PaymentHistoryScreen,
  },
  '/accounting/incomeStatement': { icon: IconReport, title: 'incomeStatement' },
} satisfies AppScreens;
