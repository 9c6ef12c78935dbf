/** Warehouse: stock moves between locations, and is counted. */
export { warehouseScreens } from './screens.ts';
