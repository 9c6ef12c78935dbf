export const receivingKeys = {
  all: ['receiving'] as const,
  orders: (query: object) => ['receiving', 'orders', query] as const,
  order: (poNumber: string) => ['receiving', 'order', poNumber] as const,
  workOrders: (query: object) => ['receiving', 'workOrders', query] as const,
  workOrder: (woNumber: string) => ['receiving', 'workOrder', woNumber] as const,
  rmas: (query: object) => ['receiving', 'rmas', query] as const,
  rma: (rmaNumber: string) => ['receiving', 'rma', rmaNumber] as const,
  receivers: (query: object) => ['receiving', 'receivers', query] as const,
  receiver: (receiverNumber: string) => ['receiving', 'receiver', receiverNumber] as const,
  proformas: (query: object) => ['receiving', 'proformas', query] as const,
  proforma: (prNumber: string) => ['receiving', 'proforma', prNumber] as const,
};
