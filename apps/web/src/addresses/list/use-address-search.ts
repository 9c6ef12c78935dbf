import { LETTERS } from '@gemba/contract/addresses/address-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { given } from '../../kit/router/given.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Book, books } from '../books.ts';

export type AddressSearch = { q: string; letter: (typeof LETTERS)[number] | undefined };

export const addressSearchIn = ({ q = '', letter }: SearchParams): AddressSearch => ({
  q,
  letter: LETTERS.find((known) => known === letter),
});

/** The search and the letter live in the address: they survive a reload and a visit to an entry. */
export const useAddressSearch = (book: Book) => {
  const { path, field } = books[book];
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const wanted = addressSearchIn(search);
  const chosen = search[field];
  return {
    wanted,
    /** The entry that is open beside the list. */
    chosen,
    change: (part: Partial<AddressSearch>) =>
      void navigate({ to: path, search: { ...wanted, [field]: chosen, ...part }, replace: true }),
    addressBeside: (id: string) => `${path}?${new URLSearchParams(given({ ...wanted, [field]: id }))}`,
  };
};
