export const qualityKeys = {
  inspections: (query: object) => ['quality', 'inspections', query] as const,
  inspection: (irNumber: string) => ['quality', 'inspection', irNumber] as const,
  ncrs: (query: object) => ['quality', 'ncrs', query] as const,
  ncr: (ncrNumber: string) => ['quality', 'ncr', ncrNumber] as const,
};
