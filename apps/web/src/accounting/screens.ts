export const accountingScreens = {
  '/accounting/paymentHistory': {
    // Periods are told in the words of orders.
    texts: ['accounting', 'orders'] as const,
    load: async () => (await import('./payments/PaymentHistoryScreen.tsx')).PaymentHistoryScreen,
  },
};
