import type { Capability } from '../kit/capability.ts';
import { getProformaReceiver } from './proforma/get-proforma-receiver.ts';
import { listProformaReceivers } from './proforma/list-proforma-receivers.ts';
import { makeProformaReceiver } from './proforma/make-proforma-receiver.ts';
import { receiveProforma } from './proforma/receive-proforma.ts';
import { getReceivablePurchaseOrder } from './purchase-order/get-receivable-purchase-order.ts';
import { listReceivablePurchaseOrders } from './purchase-order/list-receivable-purchase-orders.ts';
import { receivePurchaseOrder } from './purchase-order/receive-purchase-order.ts';
import { addReceiverPhoto } from './receivers/add-receiver-photo.ts';
import { getReceiver } from './receivers/get-receiver.ts';
import { getReceiverPhoto } from './receivers/get-receiver-photo.ts';
import { listReceivers } from './receivers/list-receivers.ts';
import { reverseReceiver } from './reversal/reverse-receiver.ts';
import { getReceivableRma } from './rma/get-receivable-rma.ts';
import { listReceivableRmas } from './rma/list-receivable-rmas.ts';
import { receiveRma } from './rma/receive-rma.ts';
import { getReceivableWorkOrder } from './work-order/get-receivable-work-order.ts';
import { listReceivableWorkOrders } from './work-order/list-receivable-work-orders.ts';
import { receiveWorkOrder } from './work-order/receive-work-order.ts';

export const receivingRoutes: Capability = [
  listReceivablePurchaseOrders,
  getReceivablePurchaseOrder,
  receivePurchaseOrder,
  listReceivableWorkOrders,
  getReceivableWorkOrder,
  receiveWorkOrder,
  listReceivableRmas,
  getReceivableRma,
  receiveRma,
  listReceivers,
  getReceiver,
  reverseReceiver,
  addReceiverPhoto,
  getReceiverPhoto,
  listProformaReceivers,
  getProformaReceiver,
  makeProformaReceiver,
  receiveProforma,
];
