export { countMovement } from './count/counted.ts';
export { carry, OUT_OF_TRANSFER, send, WITHIN_WAREHOUSE } from './move/carry.ts';
export { warehouseRoutes } from './routes.ts';
