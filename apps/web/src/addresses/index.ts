/** The address books: customers, vendors and departments. */
export { CallLink } from './CallLink.tsx';
export { telephone } from './contact-links.ts';
export { readAddressAhead } from './detail/read-address.ts';
export { addressesScreens } from './screens.ts';
export { useGetVendor } from './use-get-vendor.ts';
export { VendorSheet } from './VendorSheet.tsx';
