export { withOrders } from './documents/with-orders.ts';
export { accountingRoutes } from './routes.ts';
