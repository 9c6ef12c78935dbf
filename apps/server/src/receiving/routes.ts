import { receivePurchaseOrder } from '@gemba/contract/receiving/receive-purchase-order';
import { getReceiver } from '@gemba/contract/receiving/receivers';
import type { Capability } from '../kit/capability.ts';
import { readReceiver } from './read-receiver.ts';
import { receive } from './receive-purchase-order.ts';

export const receivingRoutes: Capability = (serve) => {
  serve.signedIn(receivePurchaseOrder, receive);
  serve.signedIn(getReceiver, (tx, actor, { params }) => readReceiver(tx, actor, params.receiverNumber));
};
