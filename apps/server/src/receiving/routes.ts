import {
  getProformaReceiver,
  listProformaReceivers,
  receiveProforma,
} from '@gemba/contract/receiving/proforma-receivers';
import {
  getReceivablePurchaseOrder,
  listReceivablePurchaseOrders,
} from '@gemba/contract/receiving/receivable-purchase-orders';
import { receivePurchaseOrder } from '@gemba/contract/receiving/receive-purchase-order';
import {
  getReceivableWorkOrder,
  listReceivableWorkOrders,
  receiveWorkOrder,
} from '@gemba/contract/receiving/receive-work-order';
import { addReceiverPhoto, receiverPhoto } from '@gemba/contract/receiving/receiver-photos';
import { getReceiver, listReceivers, reverseReceiver } from '@gemba/contract/receiving/receivers';
import type { Capability } from '../kit/capability.ts';
import { proformaReceivers } from './list-proforma.ts';
import { receivablePurchaseOrders, receivableWorkOrders } from './list-receivable.ts';
import { receiversFound } from './list-receivers.ts';
import { readProforma } from './read-proforma.ts';
import { readReceiver } from './read-receiver.ts';
import { readReceivable } from './receivable-purchase-order.ts';
import { readReceivableWork } from './receivable-work-order.ts';
import { receiveOnTheWay } from './receive-proforma.ts';
import { receive } from './receive-purchase-order.ts';
import { receiveWork } from './receive-work-order.ts';
import { photoUpload, readPhoto } from './receiver-photos.ts';
import { reverse } from './reverse-receiver.ts';

export const receivingRoutes: Capability = (serve, { storage }) => {
  serve.page(listReceivablePurchaseOrders, receivablePurchaseOrders);
  serve.signedIn(getReceivablePurchaseOrder, (tx, { companyId }, { params }) =>
    readReceivable(tx, companyId, params.poNumber),
  );
  serve.signedIn(receivePurchaseOrder, receive);
  serve.page(listReceivableWorkOrders, receivableWorkOrders);
  serve.signedIn(getReceivableWorkOrder, (tx, { companyId }, { params }) =>
    readReceivableWork(tx, companyId, params.woNumber),
  );
  serve.signedIn(receiveWorkOrder, receiveWork);
  serve.page(listReceivers, receiversFound);
  serve.signedIn(getReceiver, (tx, actor, { params }) => readReceiver(tx, actor, params.receiverNumber));
  serve.signedIn(reverseReceiver, reverse);
  serve.upload(addReceiverPhoto, photoUpload);
  serve.signedIn(receiverPhoto, (tx, { companyId }, { params }) => readPhoto(tx, companyId, params, storage));
  serve.page(listProformaReceivers, proformaReceivers);
  serve.signedIn(getProformaReceiver, (tx, { companyId }, { params }) => readProforma(tx, companyId, params.prNumber));
  serve.signedIn(receiveProforma, receiveOnTheWay);
};
