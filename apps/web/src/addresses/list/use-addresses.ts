import { usePages } from '../../kit/client/use-pages.ts';
import { addressKeys } from '../address-keys.ts';
import { type AddressRow, type Book, books } from '../books.ts';
import type { AddressSearch } from './use-address-search.ts';

export const useAddresses = (book: Book, { q, letter }: AddressSearch) => {
  const typed = q.trim();
  // A search covers the whole book.
  const query = typed ? { q: typed } : letter ? { letter } : {};
  const pages = usePages(books[book].list, {
    key: addressKeys.list(book, query),
    input: { query },
    keep: typed !== '',
  });
  const rows: AddressRow[] | undefined = pages.rows;
  return { ...pages, rows };
};
