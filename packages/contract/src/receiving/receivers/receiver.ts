import * as z from 'zod/mini';
import { Reversal } from '../../inventory/posting-shapes.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { Money, UnitCost } from '../../kit/money.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity, SignedQuantity } from '../../kit/quantity.ts';
import { receiverMoves } from './receiver-moves.ts';

export const RECEIVER_KINDS = ['po', 'wo', 'rma'] as const;

const head = {
  receiverNumber: z.string(),
  kind: z.enum(RECEIVER_KINDS),
  /** The PO, WO or RMA that it is for. */
  orderNumber: z.string(),
  vendorId: nullableText,
  vendorName: nullableText,
  buyerCode: nullableText,
  receivedDate: DateText,
  receivedBy: Person,
  /** RECEIVED is unpaid. Finished goods have nothing to pay, and neither have shortages or what was taken back. */
  status: z.enum(receiverMoves.states),
  accountPayableNumber: nullableText,
  reverses: nullableText,
  reversedBy: nullableText,
};

export const ReceiverRow = z.strictObject({ ...head, itemCount: z.int() });
export type ReceiverRow = z.infer<typeof ReceiverRow>;

/** In a reversal every quantity and amount is negative. */
export const ReceiverItem = z.strictObject({
  itemNumber: z.int(),
  orderItem: z.nullable(z.int()),
  part: z.string(),
  /** From the part; from the order's line where there is no part. */
  description: nullableText,
  descriptionZh: nullableText,
  descriptionEs: nullableText,
  revision: nullableText,
  uom: nullableText,
  /** How the vendor packs it; goods of a purchase order only. */
  poUnit: nullableText,
  poUnitQty: z.nullable(Quantity),
  quantity: SignedQuantity,
  /** Quantity that did not arrive and will not. In a proforma receiver it is no longer in transit. */
  quantityShort: SignedQuantity,
  irNumber: nullableText,
  qtyQualified: z.nullable(SignedQuantity),
  ncrNumber: nullableText,
  lotNumber: nullableText,
  condition: nullableText,
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
  prNumber: nullableText,
  receivedAt: InstantText,
  vendorShipDate: nullableDate,
  vendorInvoiceNum: nullableText,
  vendorShipperNum: nullableText,
  freightCost: Money,
  carrier: nullableText,
  trackingNumber: nullableText,
  condition: nullableText,
  logNumber: nullableText,
  currency: z.string(),
  /** The sum of its items, in base currency. */
  amount: Money,
  /** The credit that the customer of returned goods waits for, in the currency of the return, and its note once there is one. */
  credit: z.nullable(
    z.strictObject({
      customerId: z.string(),
      customerName: z.string(),
      currency: z.string(),
      amount: Money,
      noteNumber: nullableText,
    }),
  ),
  /** How the order stands after it. */
  orderStatus: z.string(),
  items: z.array(ReceiverItem),
  photos: z.array(ReceiverPhoto),
  /** More goods of its order can be added to it. */
  takesMore: z.boolean(),
  reversal: Reversal,
});
export type Receiver = z.infer<typeof Receiver>;

export const receiverParams = z.strictObject({ receiverNumber: OrderNumber });
