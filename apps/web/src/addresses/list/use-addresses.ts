import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { addressKeys } from '../address-keys.ts';
import { type AddressRow, type Book, books } from '../books.ts';
import type { AddressSearch } from './use-address-search.ts';

const addressesOf = (book: Book, { q, letter }: AddressSearch) => {
  const typed = q.trim();
  // A search covers the whole book.
  const query = typed ? { q: typed } : letter ? { letter } : {};
  return { key: addressKeys.list(book, query), input: { query }, keep: typed !== '' };
};

export const useAddresses = (book: Book, wanted: AddressSearch) => {
  const pages = usePages(books[book].list, addressesOf(book, wanted));
  const rows: AddressRow[] | undefined = pages.rows;
  return { ...pages, rows };
};

export const readAddressesAhead = (book: Book, wanted: AddressSearch) =>
  readPagesAhead(books[book].list, addressesOf(book, wanted));
