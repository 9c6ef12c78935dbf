export const bomKeys = {
  lists: ['bom', 'list'] as const,
  list: (query: object) => ['bom', 'list', query] as const,
  bomsOf: (partNumber: string) => ['bom', 'bom', partNumber] as const,
  bom: (partNumber: string, revision: string | undefined, levels: string) =>
    ['bom', 'bom', partNumber, revision ?? '', levels] as const,
  routing: (partNumber: string, revision: string) => ['bom', 'bom', partNumber, revision, 'routing'] as const,
};
