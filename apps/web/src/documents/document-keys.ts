export const documentKeys = {
  all: ['documents'] as const,
  lists: ['documents', 'list'] as const,
  list: (query: object) => ['documents', 'list', query] as const,
  parts: (query: object) => ['documents', 'list', 'parts', query] as const,
  revisions: (documentId: string) => ['documents', 'list', 'revisions', documentId] as const,
  content: (documentId: string, docRev: number) => ['documents', 'content', documentId, docRev] as const,
  ofVendor: (vendorId: string, documentNumber: string, docRev: number) =>
    ['documents', 'content', vendorId, documentNumber, docRev] as const,
  revisionsOfVendor: (vendorId: string, documentNumber: string) =>
    ['documents', 'list', 'revisions', vendorId, documentNumber] as const,
};
