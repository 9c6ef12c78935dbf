export {
  costOfLeaving,
  issueMovement,
  pickMovement,
  shipMovement,
  unpickMovement,
} from './posting/leaving-goods.ts';
export { shippingRoutes } from './routes.ts';
export { readRtvShipper } from './rtv/get-rtv-shipper.ts';
export { returnBookings, returnMovement } from './rtv/goods-to-vendor.ts';
export { judgeNextToShip } from './sales-order/next-to-ship.ts';
export { readShipper } from './shippers/get-shipper.ts';
