/** Inventory: what lies where, and everything that moved it. */
export { inventoryScreens } from './screens.ts';
