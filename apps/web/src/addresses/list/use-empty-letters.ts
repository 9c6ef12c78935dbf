import type { LETTERS } from '@gemba/contract/addresses/address-shapes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { addressKeys } from '../address-keys.ts';
import { type Book, books } from '../books.ts';

const none: ReadonlySet<string> = new Set();

/** Letters without entries; none while that is unknown. */
export const useEmptyLetters = (book: Book, letters: typeof LETTERS): ReadonlySet<string> => {
  const { data } = useQuery({
    queryKey: addressKeys.letters(book),
    queryFn: ({ signal }) => call(books[book].letters, {}, { signal, quiet: true }),
  });
  if (!data) return none;
  const there: ReadonlySet<string> = new Set(data.letters);
  return new Set(letters.filter((letter) => !there.has(letter)));
};
