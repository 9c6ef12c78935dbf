export const messageKeys = {
  all: ['messages'] as const,
  box: (query: object) => ['messages', 'box', query] as const,
  message: (id: string) => ['messages', 'message', id] as const,
  receivers: (words: string) => ['messages', 'receivers', words] as const,
};
