import { shipSalesOrder } from '@gemba/contract/shipping/ship-sales-order';
import { getShippableSalesOrder, listShippableSalesOrders } from '@gemba/contract/shipping/shippable-sales-orders';
import {
  cancelShipper,
  getShipper,
  listShippers,
  reverseShipper,
  shipShipper,
} from '@gemba/contract/shipping/shippers';
import type { Capability } from '../kit/capability.ts';
import { shippableOrder } from './get-shippable-order.ts';
import { shippersFound } from './list-shippers.ts';
import { readShipper } from './read-shipper.ts';
import { shipOrder, shipPicked } from './ship-sales-order.ts';
import { shippableFound } from './shippable-orders.ts';
import { cancelPicked, reverseShipped } from './take-back.ts';

export const shippingRoutes: Capability = (serve) => {
  serve.page(listShippableSalesOrders, shippableFound);
  serve.signedIn(getShippableSalesOrder, (tx, { companyId }, { params }) =>
    shippableOrder(tx, companyId, params.soNumber),
  );
  serve.signedIn(shipSalesOrder, shipOrder);
  serve.page(listShippers, shippersFound);
  serve.signedIn(getShipper, (tx, actor, { params }) => readShipper(tx, actor, params.shipperNumber));
  serve.signedIn(shipShipper, shipPicked);
  serve.signedIn(cancelShipper, cancelPicked);
  serve.signedIn(reverseShipper, reverseShipped);
};
