export const labelKeys = {
  drawn: (language: string, wanted: object) => ['labels', 'drawn', language, wanted] as const,
  sales: (query: object) => ['labels', 'sales', query] as const,
};
