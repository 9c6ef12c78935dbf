/** The address books: customers, vendors and departments. */
export { CallLink } from './CallLink.tsx';
export { addressesScreens } from './screens.ts';
export { useGetVendor } from './use-get-vendor.ts';
