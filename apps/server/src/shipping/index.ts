export { readShipper } from './read-shipper.ts';
export { shippingRoutes } from './routes.ts';
