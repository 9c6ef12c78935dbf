export const accountingKeys = {
  payments: ['accounting', 'payments'] as const,
  paymentList: (query: object) => ['accounting', 'payments', 'list', query] as const,
  paymentTotals: (party: string, query: object) => ['accounting', 'payments', 'totals', party, query] as const,
};
