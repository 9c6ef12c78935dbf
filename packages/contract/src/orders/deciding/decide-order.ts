/**
 * One call per kind of order: its path names the event, and the answer is the order as it stands after it. The events
 * are those of the kind's machine that a person fires on the order itself.
 */
import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import type { RefusalCode } from '../../kit/refusals/refusals.ts';
import { PurchaseOrder } from '../purchase-order/get-purchase-order.ts';
import { Quote } from '../quote/get-quote.ts';
import { Rma, Rtv } from '../returns/return-shapes.ts';
import { SalesOrder } from '../sales-order/get-sales-order.ts';
import { WorkOrder } from '../work-order/get-work-order.ts';
import { Comment, OrderVersion } from './deciding-shapes.ts';

const body = z.strictObject({ version: OrderVersion, comment: z.optional(Comment) });
const events = <const Events extends readonly [string, ...string[]]>(...names: Events) => z.enum(names);

const refusedAlike = [
  'ORDER_CHANGED',
  'NOT_LICENSED',
  'AUTHORIZATION_REQUIRED',
  'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
  'EXCEED_AUTHORIZED_APPROVAL_LIMIT',
  'NOT_ORDER_MAKER',
  'NOT_BUYER_OR_ADMIN',
  'MAKER_CAN_OPEN_ORDER',
  'FIELD_REQUIRED',
  'ORDER_HAS_POSTINGS',
  'MOVE_NOT_ALLOWED',
] as const satisfies readonly RefusalCode[];

export const decidePurchaseOrder = defineCall({
  name: 'decidePurchaseOrder',
  method: 'POST',
  path: '/purchaseOrders/:poNumber/:event',
  summary: 'Approve, reject, hold, release, resubmit, take over or cancel a purchase order',
  access: ['FIND_PURCHASE_ORDER'],
  params: z.strictObject({
    poNumber: OrderNumber,
    event: events('approve', 'reject', 'hold', 'release', 'resubmit', 'takeOver', 'cancel'),
  }),
  body,
  example: { params: { poNumber: '48213', event: 'approve' }, body: { version: 1 } },
  reply: PurchaseOrder,
  posting: true,
  refusals: [...refusedAlike, 'PO_NOT_EXIST', 'PO_APPROVAL_NOT_EXIST'],
});

export const decideSalesOrder = defineCall({
  name: 'decideSalesOrder',
  method: 'POST',
  path: '/salesOrders/:soNumber/:event',
  summary: 'Review, reject, hold, release, resubmit, take over or cancel a sales order',
  access: ['FIND_SALES_ORDER'],
  params: z.strictObject({
    soNumber: OrderNumber,
    event: events('review', 'reject', 'hold', 'release', 'resubmit', 'takeOver', 'cancel'),
  }),
  body,
  example: { params: { soNumber: '61207', event: 'review' }, body: { version: 1 } },
  reply: SalesOrder,
  posting: true,
  refusals: [...refusedAlike, 'SALES_ORDER_NOT_EXIST', 'SO_REVIEW_NOT_EXIST', 'NOT_OPEN_SO'],
});

export const decideQuote = defineCall({
  name: 'decideQuote',
  method: 'POST',
  path: '/quotes/:qoNumber/:event',
  summary:
    'Approve, reject, commit to a sales order (its soNumber is in the answer), resubmit, take over or cancel a quote',
  access: ['FIND_QUOTE'],
  params: z.strictObject({
    qoNumber: OrderNumber,
    event: events('approve', 'reject', 'commit', 'resubmit', 'takeOver', 'cancel'),
  }),
  body,
  example: { params: { qoNumber: '30110', event: 'approve' }, body: { version: 1 } },
  reply: Quote,
  posting: true,
  refusals: [...refusedAlike, 'QUOTE_NOT_EXIST', 'QUOTE_APPROVAL_NOT_EXIST', 'QUOTE_EXPIRED'],
});

export const decideWorkOrder = defineCall({
  name: 'decideWorkOrder',
  method: 'POST',
  path: '/workOrders/:woNumber/:event',
  summary: 'Approve, reject, resubmit, take over or cancel a work order',
  access: ['FIND_WORK_ORDER'],
  params: z.strictObject({
    woNumber: OrderNumber,
    event: events('approve', 'reject', 'resubmit', 'takeOver', 'cancel'),
  }),
  body,
  example: { params: { woNumber: '70418', event: 'approve' }, body: { version: 1 } },
  reply: WorkOrder,
  posting: true,
  refusals: [...refusedAlike, 'WORK_ORDER_NOT_EXIST', 'WO_APPROVAL_NOT_EXIST'],
});

export const decideRma = defineCall({
  name: 'decideRma',
  method: 'POST',
  path: '/rmas/:rmaNumber/:event',
  summary: 'Approve, reject, resubmit, take over or cancel a return of a customer',
  access: ['FIND_SALES_ORDER'],
  params: z.strictObject({
    rmaNumber: OrderNumber,
    event: events('approve', 'reject', 'resubmit', 'takeOver', 'cancel'),
  }),
  body,
  example: { params: { rmaNumber: '901', event: 'approve' }, body: { version: 1 } },
  reply: Rma,
  posting: true,
  refusals: [...refusedAlike, 'RETURN_IS_CREDITED', 'RMA_NOT_EXIST', 'RMA_APPROVAL_NOT_EXIST'],
});

export const decideRtv = defineCall({
  name: 'decideRtv',
  method: 'POST',
  path: '/rtvs/:rtvNumber/:event',
  summary: 'Approve, reject, resubmit, take over or cancel a return to a vendor',
  access: ['FIND_PURCHASE_ORDER'],
  params: z.strictObject({
    rtvNumber: OrderNumber,
    event: events('approve', 'reject', 'resubmit', 'takeOver', 'cancel'),
  }),
  body,
  example: { params: { rtvNumber: '801', event: 'approve' }, body: { version: 1 } },
  reply: Rtv,
  posting: true,
  refusals: [...refusedAlike, 'RETURN_IS_CREDITED', 'RTV_NOT_EXIST', 'RTV_APPROVAL_NOT_EXIST'],
});
