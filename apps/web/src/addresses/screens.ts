import { createElement } from 'react';
import type { Book } from './books.ts';

const texts = ['addresses'] as const;

const list = (book: Book) => ({
  texts,
  load: async () => {
    const { AddressListScreen } = await import('./list/AddressListScreen.tsx');
    return () => createElement(AddressListScreen, { book });
  },
});

const detail = (book: Book) => ({
  texts,
  load: async () => {
    const { AddressDetailScreen } = await import('./detail/AddressDetailScreen.tsx');
    return () => createElement(AddressDetailScreen, { book });
  },
});

export const addressesScreens = {
  '/address/customer': list('customer'),
  '/address/customer/detail': detail('customer'),
  '/address/vendor': list('vendor'),
  '/address/vendor/detail': detail('vendor'),
  '/address/department': list('department'),
  '/address/department/detail': detail('department'),
};
