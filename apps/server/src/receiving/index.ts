export { boughtBookings, boughtCost, boughtMovements } from './posting/bought-goods.ts';
export { readReceiver } from './receivers/get-receiver.ts';
export { receivingRoutes } from './routes.ts';
export {
  type IssuedUnits,
  madeBookings,
  madeMovements,
  neededFor,
  relievedLabour,
  useUp,
} from './work-order/made-goods.ts';
