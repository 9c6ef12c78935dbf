import type { Screens } from '../kit/screen.ts';

const access = ['ACCOUNTING_INFO'] as const;

export const accountingScreens = {
  '/accounting/closingStatement': { access, group: 'accounting', planned: true },
  '/accounting/balanceSheet': { access, group: 'accounting', planned: true },
  '/accounting/profitAndLoss': { access, group: 'accounting', planned: true },
  '/accounting/cashFlow': { access, group: 'accounting', planned: true },
  '/accounting/paymentHistory': {
    access,
    group: 'accounting',
    search: { period: '', from: '', to: '', direction: '', customerId: '', vendorId: '', q: '' },
  },
  '/accounting/incomeStatement': { access, group: 'accounting', planned: true },
} as const satisfies Screens;
