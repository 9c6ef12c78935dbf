import type { SearchParams } from '../../kit/router/screen.ts';
import type { Book } from '../books.ts';
import { readAddressAhead } from '../detail/read-address.ts';
import { addressSearchIn } from './use-address-search.ts';
import { readAddressesAhead } from './use-addresses.ts';
import { readLettersAhead } from './use-empty-letters.ts';

/** Begins to read the book that an address shows, and the entry that is open beside it. */
export const readBookAhead = (book: Book, search: SearchParams) =>
  Promise.all([
    readAddressesAhead(book, addressSearchIn(search)),
    readLettersAhead(book),
    readAddressAhead(book, search),
  ]);
