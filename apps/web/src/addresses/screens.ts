import { createElement } from 'react';
import type { AppScreens, SearchParams } from '../kit/router/screen.ts';
import { IconAddressBook, IconCompany, IconVendor } from '../kit/ui/icons.ts';
import type { Book } from './books.ts';

// The credit limit of a customer is changed by a posting, and the quality documents of a vendor use the texts of documents.
// A wide window shows the chosen address beside the list.
const texts = ['addresses', 'posting', 'documents'] as const;

const list = (book: Book) => ({
  texts,
  load: async () => {
    const { AddressListScreen } = await import('./list/AddressListScreen.tsx');
    return () => createElement(AddressListScreen, { book });
  },
  readAhead: async (search: SearchParams) => (await import('./list/read-ahead.ts')).readBookAhead(book, search),
});

const detail = (book: Book) => ({
  shape: 'record' as const,
  texts,
  load: async () => {
    const { AddressDetailScreen } = await import('./detail/AddressDetailScreen.tsx');
    return () => createElement(AddressDetailScreen, { book });
  },
  readAhead: async (search: SearchParams) => (await import('./detail/read-address.ts')).readAddressAhead(book, search),
});

export const addressesScreens = {
  '/address/customer': { icon: IconAddressBook, title: 'customers', ...list('customer') },
  '/address/customer/detail': { icon: IconAddressBook, title: 'customer', ...detail('customer') },
  '/address/vendor': { icon: IconVendor, title: 'vendors', ...list('vendor') },
  '/address/vendor/detail': { icon: IconVendor, title: 'vendor', ...detail('vendor') },
  '/address/department': { icon: IconCompany, title: 'departments', ...list('department') },
  '/address/department/detail': { icon: IconCompany, title: 'department', ...detail('department') },
} satisfies AppScreens;
