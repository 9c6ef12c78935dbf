/** Orders: browsed, searched and read. */
export { ordersScreens } from './screens.ts';
