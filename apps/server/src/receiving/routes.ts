import {
  getReceivablePurchaseOrder,
  listReceivablePurchaseOrders,
} from '@gemba/contract/receiving/receivable-purchase-orders';
import { receivePurchaseOrder } from '@gemba/contract/receiving/receive-purchase-order';
import { getReceiver, listReceivers } from '@gemba/contract/receiving/receivers';
import type { Capability } from '../kit/capability.ts';
import { receivablePurchaseOrders } from './list-receivable.ts';
import { receiversFound } from './list-receivers.ts';
import { readReceiver } from './read-receiver.ts';
import { readReceivable } from './receivable-purchase-order.ts';
import { receive } from './receive-purchase-order.ts';

export const receivingRoutes: Capability = (serve) => {
  serve.page(listReceivablePurchaseOrders, receivablePurchaseOrders);
  serve.signedIn(getReceivablePurchaseOrder, (tx, { companyId }, { params }) =>
    readReceivable(tx, companyId, params.poNumber),
  );
  serve.signedIn(receivePurchaseOrder, receive);
  serve.page(listReceivers, receiversFound);
  serve.signedIn(getReceiver, (tx, actor, { params }) => readReceiver(tx, actor, params.receiverNumber));
};
