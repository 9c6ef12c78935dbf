import * as contract from '@gemba/contract/shipping/sales-order/ship-sales-order';
import { operation } from '../../kit/http/operation.ts';
import { pickForOrder } from '../posting/pick-for-order.ts';
import { readShipper } from '../shippers/get-shipper.ts';

export const shipSalesOrder = operation(contract.shipSalesOrder, async (tx, actor, { params, body }) =>
  readShipper(tx, actor, await pickForOrder(tx, actor, params.soNumber, body)),
);
