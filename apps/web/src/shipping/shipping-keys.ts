export const shippingKeys = {
  orders: (query: object) => ['shipping', 'orders', query] as const,
  readiness: ['shipping', 'readiness'] as const,
  nextOrder: (soNumber: string) => ['shipping', 'nextOrder', soNumber] as const,
  order: (soNumber: string) => ['shipping', 'order', soNumber] as const,
  workOrders: (query: object) => ['shipping', 'workOrders', query] as const,
  workOrder: (woNumber: string) => ['shipping', 'workOrder', woNumber] as const,
  issue: (issueNumber: string) => ['shipping', 'issue', issueNumber] as const,
  shippers: (query: object) => ['shipping', 'shippers', query] as const,
  shipper: (shipperNumber: string) => ['shipping', 'shipper', shipperNumber] as const,
  proformas: (query: object) => ['shipping', 'proformas', query] as const,
  proforma: (pfNumber: string) => ['shipping', 'proforma', pfNumber] as const,
};
