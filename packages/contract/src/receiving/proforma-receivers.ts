import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { agreed, LINES_AT_MOST } from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { UnitCost } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { day, words } from '../orders/order-shapes.ts';
import { PROFORMA_FILTERS, proformaReceiverMoves } from './proforma-moves.ts';
import { ReceivedItem, receivingRefusals } from './receive-purchase-order.ts';
import { Receiver, ReceiverRow } from './receivers.ts';
import { PartToPutAway, ReceiverHeader } from './receiving-shapes.ts';

const head = {
  prNumber: z.string(),
  prDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  shippedVia: words,
  transitTime: z.nullable(z.int()),
  expectedDate: day,
  containerNumber: words,
  isBond: z.boolean(),
  status: z.enum(proformaReceiverMoves.states),
};

export const ProformaReceiverRow = z.strictObject({ ...head, itemCount: z.int() });
export type ProformaReceiverRow = z.infer<typeof ProformaReceiverRow>;

/** Newest first. `q`: the beginning of its number, or a part of the vendor's id, name or city. */
export const listProformaReceivers = defineCall({
  name: 'listProformaReceivers',
  method: 'GET',
  path: '/proformaReceivers',
  summary: 'Goods that vendors have on the way, or had',
  access: ['FIND_PURCHASE_ORDER'],
  query: z.strictObject({
    status: z._default(z.enum(PROFORMA_FILTERS), 'open'),
    q: z.optional(freeText(80)),
    ...pageQuery,
  }),
  reply: pageOf(ProformaReceiverRow),
  refusals: ['SEARCH_TOO_SHORT'],
});

export const ProformaReceiverItem = z.strictObject({
  itemNumber: z.int(),
  poNumber: z.string(),
  poItemNumber: z.int(),
  poDate: DateText,
  part: z.string(),
  revision: words,
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
  costPerUnit: UnitCost,
  costIsZero: z.boolean(),
  needsInspection: z.boolean(),
  stock: PartToPutAway,
});
export type ProformaReceiverItem = z.infer<typeof ProformaReceiverItem>;

export const ProformaReceiver = z.strictObject({
  ...head,
  billOfLading: words,
  containerSealNumber: words,
  shippingMark: words,
  items: z.array(ProformaReceiverItem),
  /** The newest first, among them those that take another one back. */
  receivers: z.array(
    z.pick(ReceiverRow, { receiverNumber: true, receivedDate: true, status: true, reverses: true, reversedBy: true }),
  ),
  receiveNeedIr: z.boolean(),
  receivingPOZeroCost: z.boolean(),
  today: DateText,
});
export type ProformaReceiver = z.infer<typeof ProformaReceiver>;

const params = z.strictObject({ prNumber: OrderNumber });

export const getProformaReceiver = defineCall({
  name: 'getProformaReceiver',
  method: 'GET',
  path: '/proformaReceivers/:prNumber',
  summary: 'One proforma receiver with what is still to come of it',
  access: ['FIND_PURCHASE_ORDER'],
  params,
  reply: ProformaReceiver,
  refusals: ['PROFORMA_RECEIVER_NOT_EXIST'],
});

/**
 * `itemNumber` is that of the proforma receiver. What is `short` is no longer on the way, also where nothing of an item came:
 * such a line has no locations. It closes when all of it has arrived or is short.
 */
export const receiveProforma = defineCall({
  name: 'receiveProforma',
  method: 'POST',
  path: '/proformaReceivers/:prNumber/receive',
  summary: 'Receives what was on the way; each purchase order in it gets a receiver of its own',
  access: ['UPDATE_RECEIVER'],
  params,
  body: z.strictObject({
    header: z._default(ReceiverHeader, {}),
    items: z.array(z.omit(ReceivedItem, { quantity: true })).check(z.maxLength(LINES_AT_MOST)),
    confirm: agreed('COST_IS_ZERO'),
  }),
  reply: z.strictObject({ status: z.enum(proformaReceiverMoves.states), receivers: z.array(Receiver) }),
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...receivingRefusals,
    ...['PROFORMA_RECEIVER_NOT_EXIST', 'PROFORMA_RECEIVER_IS_CLOSED', 'PROFORMA_ITEM_NOT_EXIST'],
  ] as const,
});
