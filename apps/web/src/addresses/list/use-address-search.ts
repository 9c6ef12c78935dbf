import { LETTERS } from '@gemba/contract/addresses/address-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Book, books } from '../books.ts';

export type AddressSearch = { q: string; letter: (typeof LETTERS)[number] | undefined };

const written = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]));

/** What is searched for, and from which letter on, stands in the address: it survives a reload and a look at one of them. */
export const useAddressSearch = (book: Book) => {
  const { path, field } = books[book];
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const wanted: AddressSearch = { q: search['q'] ?? '', letter: LETTERS.find((one) => one === search['letter']) };
  const chosen = search[field];
  return {
    wanted,
    /** Stands open beside the list. */
    chosen,
    change: (part: Partial<AddressSearch>) =>
      void navigate({ to: path, search: { ...wanted, [field]: chosen, ...part }, replace: true }),
    addressBeside: (id: string) => `${path}?${written({ ...wanted, [field]: id })}`,
  };
};
