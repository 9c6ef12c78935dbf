import type { LETTERS } from '@gemba/contract/addresses/address-shapes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { addressKeys } from '../address-keys.ts';
import { type AddressRow, type Book, books } from '../books.ts';
import type { AddressSearch } from './use-address-search.ts';

export const useAddresses = (book: Book, { q, letter }: AddressSearch) => {
  const typed = q.trim();
  // Who searches looks through the whole book.
  const query = typed ? { q: typed } : letter ? { letter } : {};
  const pages = usePages(books[book].list, {
    key: addressKeys.list(book, query),
    input: { query },
    keep: typed !== '',
  });
  const rows: AddressRow[] | undefined = pages.rows;
  return { ...pages, rows };
};

const none: ReadonlySet<string> = new Set();

/** Letters that nobody is found under; none while that is not known. */
export const useEmptyLetters = (book: Book, letters: typeof LETTERS): ReadonlySet<string> => {
  const { data } = useQuery({
    queryKey: addressKeys.letters(book),
    queryFn: ({ signal }) => call(books[book].letters, {}, { signal, quiet: true }),
  });
  if (!data) return none;
  const there: ReadonlySet<string> = new Set(data.letters);
  return new Set(letters.filter((letter) => !there.has(letter)));
};
