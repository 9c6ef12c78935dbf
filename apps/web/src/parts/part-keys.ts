export const partKeys = {
  all: ['parts'] as const,
  list: (query: object) => ['parts', 'list', query] as const,
  names: (words: string) => ['parts', 'names', words] as const,
  part: (partNumber: string) => ['parts', 'part', partNumber] as const,
  rows: (what: string, partNumber: string) => ['parts', what, partNumber] as const,
  choices: ['parts', 'choices'] as const,
};
