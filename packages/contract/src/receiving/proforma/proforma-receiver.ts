import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { UnitCost } from '../../kit/money.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import { ReceiverRow } from '../receivers/receiver.ts';
import { PartToPutAway } from '../receiving-shapes.ts';
import { proformaReceiverMoves } from './proforma-moves.ts';

const head = {
  prNumber: z.string(),
  prDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  shippedVia: nullableText,
  transitTime: z.nullable(z.int()),
  expectedDate: nullableDate,
  containerNumber: nullableText,
  isBond: z.boolean(),
  status: z.enum(proformaReceiverMoves.states),
};

export const ProformaReceiverRow = z.strictObject({ ...head, itemCount: z.int() });
export type ProformaReceiverRow = z.infer<typeof ProformaReceiverRow>;

export const ProformaReceiverItem = z.strictObject({
  itemNumber: z.int(),
  poNumber: z.string(),
  poItemNumber: z.int(),
  poDate: DateText,
  part: z.string(),
  revision: nullableText,
  description: z.string(),
  shipTo: z.string(),
  /** Whose SIT it fills until it arrives. */
  location: z.string(),
  quantity: Quantity,
  quantityReceived: Quantity,
  quantityShort: Quantity,
  min: Quantity,
  max: Quantity,
  poUnit: z.string(),
  poUnitQty: Quantity,
  costPerUnit: UnitCost,
  costIsZero: z.boolean(),
  needsInspection: z.boolean(),
  stock: PartToPutAway,
});
export type ProformaReceiverItem = z.infer<typeof ProformaReceiverItem>;

export const ProformaReceiver = z.strictObject({
  ...head,
  billOfLading: nullableText,
  containerSealNumber: nullableText,
  shippingMark: nullableText,
  items: z.array(ProformaReceiverItem),
  /** The newest first, among them those that take another one back. */
  receivers: z.array(
    z.pick(ReceiverRow, {
      receiverNumber: true,
      receivedDate: true,
      status: true,
      accountPayableNumber: true,
      reverses: true,
      reversedBy: true,
    }),
  ),
  receiveNeedIr: z.boolean(),
  receivingPOZeroCost: z.boolean(),
  today: DateText,
});
export type ProformaReceiver = z.infer<typeof ProformaReceiver>;

export const params = z.strictObject({ prNumber: OrderNumber });
