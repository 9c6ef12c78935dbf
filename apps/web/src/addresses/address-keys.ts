import type { Book } from './books.ts';

export const addressKeys = {
  all: ['addresses'] as const,
  list: (book: Book, query: object) => ['addresses', 'list', book, query] as const,
  letters: (book: Book) => ['addresses', 'letters', book] as const,
  detail: (book: Book, id: string) => ['addresses', 'detail', book, id] as const,
  catalog: (id: string) => ['addresses', 'catalog', id] as const,
};
