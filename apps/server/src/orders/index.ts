export { ordersRoutes } from './routes.ts';
export { typedText } from './wanted-orders.ts';
