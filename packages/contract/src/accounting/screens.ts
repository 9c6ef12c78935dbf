import type { Screens } from '../kit/screen.ts';

const access = ['ACCOUNTING_INFO'] as const;
const periodSearch = { period: '', from: '', to: '', compare: '', sharedOn: '' } as const;
const daySearch = { asOf: '', compare: '', sharedOn: '' } as const;

export const accountingScreens = {
  '/accounting/closingStatement': { access, group: 'accounting', search: daySearch },
  '/accounting/balanceSheet': { access, group: 'accounting', search: daySearch },
  '/accounting/profitAndLoss': { access, group: 'accounting', search: periodSearch },
  '/accounting/cashFlow': { access, group: 'accounting', search: daySearch },
  '/accounting/paymentHistory': {
    access,
    group: 'accounting',
    search: { period: '', from: '', to: '', direction: '', customerId: '', vendorId: '', q: '' },
  },
  '/accounting/incomeStatement': { access, group: 'accounting', search: periodSearch },
  '/accounting/exchangeRates': { access, group: 'accounting', search: { currency: '' } },
  '/accounting/accountUses': { access, group: 'accounting' },
  '/accounting/journal': {
    access,
    search: { accountNumber: '1000', line: '', from: '2026-01-01', to: '2026-12-31', as: '' },
  },
} as const satisfies Screens;
