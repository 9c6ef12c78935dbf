export const ecnKeys = {
  list: (query: object) => ['ecn', 'list', query] as const,
  ecn: (ecnNumber: string) => ['ecn', 'ecn', ecnNumber] as const,
  choices: ['ecn', 'choices'] as const,
  parts: (ecnNumber: string) => ['ecn', 'parts', ecnNumber] as const,
};
