import type { ListQuery } from './list/readable-kind.ts';

export const orderKeys = {
  all: ['orders'] as const,
  list: (kind: string, query: ListQuery) => ['orders', 'list', kind, query] as const,
  totals: (kind: string, query: ListQuery) => ['orders', 'totals', kind, query] as const,
  detail: (kind: string, number: string) => ['orders', 'detail', kind, number] as const,
  items: (query: ListQuery) => ['orders', 'items', query] as const,
  buyers: (q: string) => ['orders', 'buyers', q] as const,
  lookUp: (of: string, q: string) => ['orders', 'lookUp', of, q] as const,
  savedFilters: ['orders', 'savedFilters'] as const,
};
