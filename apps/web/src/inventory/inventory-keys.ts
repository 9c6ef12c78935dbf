export const inventoryKeys = {
  list: (query: object) => ['inventory', 'list', query] as const,
  balance: (partNumber: string, location: string) => ['inventory', 'balance', partNumber, location] as const,
  log: (query: object) => ['inventory', 'log', query] as const,
  locations: (query: object) => ['inventory', 'locations', query] as const,
  shelves: (partNumber: string) => ['inventory', 'shelves', partNumber] as const,
  taxAccounts: ['inventory', 'taxAccounts'] as const,
};
