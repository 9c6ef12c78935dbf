import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { Person } from '../approvals/person.ts';
import { Reversal, reversalBody } from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money, UnitCost } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { SignedQuantity } from '../kit/quantity.ts';
import { CodeText } from '../orders/code-text.ts';
import { day, words } from '../orders/order-shapes.ts';
import { receiverMoves } from './receiver-moves.ts';

export const RECEIVER_ROLES = ['UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER', 'FIND_WO_RECEIVER'] as const;
export const RECEIVER_KINDS = ['po', 'wo', 'rma'] as const;

const head = {
  receiverNumber: z.string(),
  kind: z.enum(RECEIVER_KINDS),
  /** The PO, WO or RMA that it is for. */
  orderNumber: z.string(),
  vendorId: words,
  vendorName: words,
  buyerCode: words,
  receivedDate: DateText,
  receivedBy: Person,
  /** RECEIVED is unpaid. Finished goods have nothing to pay, and neither has what was taken back. */
  status: z.enum(receiverMoves.states),
  accountPayableNumber: words,
  reverses: words,
  reversedBy: words,
};

export const ReceiverRow = z.strictObject({ ...head, itemCount: z.int() });
export type ReceiverRow = z.infer<typeof ReceiverRow>;

/** Newest first. `q`: the beginning of the receiver's number or of its order's. */
export const listReceivers = defineCall({
  name: 'listReceivers',
  method: 'GET',
  path: '/receivers',
  summary: 'Receivers by number, unpaid, by buyer code, vendor or day',
  access: RECEIVER_ROLES,
  query: z.strictObject({
    q: z.optional(freeText(40)),
    unpaid: z.optional(z.literal('1')),
    buyerCode: z.optional(CodeText),
    vendorId: z.optional(CodeText),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(ReceiverRow),
  columns: [
    ...[
      'receiverNumber',
      'kind',
      'orderNumber',
      'vendorId',
      'vendorName',
      'buyerCode',
      'receivedDate',
      'receivedBy.name',
    ],
    ...['status', 'accountPayableNumber', 'reverses', 'reversedBy', 'itemCount'],
  ],
  refusals: ['DATE_RANGE_REVERSED'],
});

/** Of a reversal every quantity and amount is below zero. */
export const ReceiverItem = z.strictObject({
  itemNumber: z.int(),
  orderItem: z.nullable(z.int()),
  part: z.string(),
  /** Of the part; of the order's line where there is none. */
  description: words,
  descriptionZh: words,
  descriptionEs: words,
  revision: words,
  uom: words,
  quantity: SignedQuantity,
  /** What did not come with it and will not. Of a proforma receiver it is no longer on the way. */
  quantityShort: SignedQuantity,
  irNumber: words,
  qtyQualified: z.nullable(SignedQuantity),
  ncrNumber: words,
  lotNumber: words,
  condition: words,
  /** In base currency, net of discount. */
  unitCost: UnitCost,
  unitTax: UnitCost,
  amount: Money,
  putAways: z.array(
    z.strictObject({
      location: z.string(),
      quantity: SignedQuantity,
      quantityQA: SignedQuantity,
      serials: z.array(z.string()),
    }),
  ),
});

export const ReceiverPhoto = z.strictObject({
  photoId: z.string(),
  itemNumber: z.nullable(z.int()),
  fileType: z.string(),
  byteCount: z.int(),
  takenBy: Person,
  takenAt: InstantText,
});
export type ReceiverPhoto = z.infer<typeof ReceiverPhoto>;

export const Receiver = z.strictObject({
  ...head,
  warehouse: z.string(),
  warehouseName: z.string(),
  prNumber: words,
  receivedAt: InstantText,
  vendorShipDate: day,
  vendorInvoiceNum: words,
  vendorShipperNum: words,
  freightCost: Money,
  carrier: words,
  trackingNumber: words,
  condition: words,
  logNumber: words,
  currency: z.string(),
  /** The sum of its items, in base currency. */
  amount: Money,
  /** How the order stands after it. */
  orderStatus: z.string(),
  items: z.array(ReceiverItem),
  photos: z.array(ReceiverPhoto),
  /** More goods of its order can be added to it. */
  takesMore: z.boolean(),
  reversal: Reversal,
});
export type Receiver = z.infer<typeof Receiver>;

const params = z.strictObject({ receiverNumber: OrderNumber });

export const getReceiver = defineCall({
  name: 'getReceiver',
  method: 'GET',
  path: '/receivers/:receiverNumber',
  summary: 'One receiver with its items, where they were put, photos, and whether it can be taken back',
  access: RECEIVER_ROLES,
  params,
  reply: Receiver,
  refusals: ['RECEIVER_NOT_EXIST'],
});

/** Needs UPDATE_RECEIVER, or RECEIVER_FROM_WO for finished goods, together with WAREHOUSE_INFO. Answers the counter-posting. */
export const reverseReceiver = defineCall({
  name: 'reverseReceiver',
  method: 'POST',
  path: '/receivers/:receiverNumber/reverse',
  summary: 'Takes a receiver back by a new one with negative quantities',
  access: ['WAREHOUSE_INFO'],
  params,
  body: reversalBody,
  reply: Receiver,
  posting: true,
  refusals: [
    ...['LIMITED_PERMISSIONS', 'NOT_LICENSED', 'RECEIVER_NOT_EXIST', 'RECEIVER_IS_PAID'],
    ...['POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL', 'STOCK_ALREADY_USED', 'SERIAL_NOT_EXIST', 'ORDER_IS_CLOSED'],
    ...['MORE_ON_THE_WAY_THAN_OPEN'],
  ] as const,
});
