/** Receiving: goods arrive against an order, become stock, and move the order on. */
export { receivingScreens } from './screens.ts';
