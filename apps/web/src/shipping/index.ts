/** Shipping: goods are picked and leave for customers, components for work orders. */
export { shippingScreens } from './screens.ts';
