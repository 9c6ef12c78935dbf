import { findLocations } from './inventory/find-locations.ts';
import { setStandardCost, setTaxAccount, taxAccounts } from './inventory/set-up.ts';
import type { Call } from './kit/call.ts';
import { getProformaReceiver, listProformaReceivers, receiveProforma } from './receiving/proforma-receivers.ts';
import { getReceivablePurchaseOrder, listReceivablePurchaseOrders } from './receiving/receivable-purchase-orders.ts';
import { getReceivableWorkOrder, listReceivableWorkOrders, receiveWorkOrder } from './receiving/receive-work-order.ts';
import { addReceiverPhoto, receiverPhoto } from './receiving/receiver-photos.ts';
import { listReceivers, reverseReceiver } from './receiving/receivers.ts';
import { getProformaShipper, listProformaShippers, shipProforma } from './shipping/proforma-shippers.ts';

/** Calls that both sides have agreed on and that have no route yet. With its route, a call moves from here into `calls`. */
export const callsToCome: readonly Call[] = [
  findLocations,
  setStandardCost,
  taxAccounts,
  setTaxAccount,
  listReceivablePurchaseOrders,
  getReceivablePurchaseOrder,
  listReceivableWorkOrders,
  getReceivableWorkOrder,
  receiveWorkOrder,
  listReceivers,
  reverseReceiver,
  addReceiverPhoto,
  receiverPhoto,
  listProformaReceivers,
  getProformaReceiver,
  receiveProforma,
  listProformaShippers,
  getProformaShipper,
  shipProforma,
];
