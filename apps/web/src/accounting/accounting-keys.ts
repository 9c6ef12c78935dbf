export const accountingKeys = {
  payments: ['accounting', 'payments'] as const,
  paymentList: (query: object) => ['accounting', 'payments', 'list', query] as const,
  paymentTotals: (party: string, query: object) => ['accounting', 'payments', 'totals', party, query] as const,
  statement: (name: string, query: object) => ['accounting', 'statements', name, query] as const,
  currencies: ['accounting', 'currencies'] as const,
  exchangeRates: (currency: string) => ['accounting', 'exchangeRates', currency] as const,
  accountUses: ['accounting', 'accountUses'] as const,
  journal: (query: object) => ['accounting', 'journal', query] as const,
};
