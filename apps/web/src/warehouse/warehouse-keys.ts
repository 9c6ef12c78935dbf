export const warehouseKeys = {
  onShelf: (location: string) => ['warehouse', 'onShelf', location] as const,
  place: (query: object) => ['warehouse', 'place', query] as const,
  transfers: (query: object) => ['warehouse', 'transfers', query] as const,
  transfer: (transferNumber: string) => ['warehouse', 'transfer', transferNumber] as const,
  counts: (query: object) => ['warehouse', 'counts', query] as const,
  count: (countNumber: string) => ['warehouse', 'count', countNumber] as const,
};
