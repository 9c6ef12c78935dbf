import type { LETTERS } from '@gemba/contract/addresses/address-shapes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import { addressKeys } from '../address-keys.ts';
import { type Book, books } from '../books.ts';

const none: ReadonlySet<string> = new Set();

const readLetters = (book: Book) =>
  queryOptions({
    queryKey: addressKeys.letters(book),
    queryFn: ({ signal }) => call(books[book].letters, {}, { signal, quiet: true }),
  });

/** Letters without entries; none while that is unknown. */
export const useEmptyLetters = (book: Book, letters: typeof LETTERS): ReadonlySet<string> => {
  const { data } = useQuery(readLetters(book));
  if (!data) return none;
  const there: ReadonlySet<string> = new Set(data.letters);
  return new Set(letters.filter((letter) => !there.has(letter)));
};

export const readLettersAhead = (book: Book) => queries.prefetchQuery(readLetters(book));
