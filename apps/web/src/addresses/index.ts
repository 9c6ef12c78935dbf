/** The address book: customers, vendors and departments. */
export { addressesScreens } from './screens.ts';
export { useVendor } from './use-vendor.ts';
