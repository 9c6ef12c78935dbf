import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { Person } from '../approvals/person.ts';
import { LINES_AT_MOST, Reason, Reversal, reversalBody, Serials, TypedLocation } from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { UnitCost } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { words } from '../orders/order-shapes.ts';
import { PartNumber } from '../parts/part-number.ts';
import { names } from '../parts/part-shapes.ts';
import { transferMoves } from './transfer-moves.ts';

/** Whoever receives or ships also keeps the shelves. */
export const STOCK_KEEPER_ROLES = ['UPDATE_RECEIVER', 'ADD_SHIPPER'] as const;

const head = {
  transferNumber: z.string(),
  status: z.enum(transferMoves.states),
  fromWarehouse: z.string(),
  toWarehouse: z.string(),
  movedBy: Person,
  movedAt: InstantText,
  arrivedBy: z.nullable(Person),
  arrivedAt: z.nullable(InstantText),
  reason: words,
  reverses: words,
  reversedBy: words,
};

export const TransferRow = z.strictObject({ ...head, itemCount: z.int() });
export type TransferRow = z.infer<typeof TransferRow>;

export const Transfer = z.strictObject({
  ...head,
  items: z.array(
    z.strictObject({
      itemNumber: z.int(),
      part: z.string(),
      ...names,
      uom: z.string(),
      fromLocation: z.string(),
      toLocation: z.string(),
      quantity: Quantity,
      serials: z.array(z.string()),
      unitCost: UnitCost,
    }),
  ),
  reversal: Reversal,
});
export type Transfer = z.infer<typeof Transfer>;

/** Newest first; days are those of the move. */
export const listTransfers = defineCall({
  name: 'listTransfers',
  method: 'GET',
  path: '/transfers',
  summary: 'Moves of stock between locations; those that are still on the way alone where asked to',
  access: STOCK_KEEPER_ROLES,
  query: z.strictObject({
    status: z.optional(z.enum(transferMoves.states)),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(TransferRow),
  refusals: ['DATE_RANGE_REVERSED'],
});

/** All items go from one warehouse to one warehouse. Within a warehouse it is done; between two it is in TO until it arrives. */
export const moveStock = defineCall({
  name: 'moveStock',
  method: 'POST',
  path: '/transfers',
  summary: 'Moves stock between locations',
  access: STOCK_KEEPER_ROLES,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          partNumber: PartNumber,
          fromLocation: TypedLocation,
          toLocation: TypedLocation,
          quantity: Quantity,
          serials: Serials,
        }),
      )
      .check(z.maxLength(LINES_AT_MOST)),
    reason: z.optional(Reason),
  }),
  reply: Transfer,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...[
      'NOT_LICENSED',
      'NO_ITEM_TO_MOVE',
      'INVALID_QUANTITY',
      'LOCATION_REQUIRED',
      'LOCATION_NOT_EXIST',
      'SAME_LOCATION',
    ],
    ...['SEVERAL_WAREHOUSES', 'INVENTORY_NOT_EXIST', 'MOVED_QTY_OVER_ON_HAND', 'NOT_SAME_PART_FROM', 'PART_NOT_EXIST'],
    ...['SERIAL_REQUIRED', 'SERIAL_COUNT_NOT_MATCH', 'SERIAL_NOT_EXIST', 'SERIAL_EXISTS', 'ACCOUNT_NOT_SET_UP'],
    'LOCATION_FOR_TRANSIT',
  ] as const,
});

const params = z.strictObject({ transferNumber: OrderNumber });

export const getTransfer = defineCall({
  name: 'getTransfer',
  method: 'GET',
  path: '/transfers/:transferNumber',
  summary: 'One move with its items',
  access: STOCK_KEEPER_ROLES,
  params,
  reply: Transfer,
  refusals: ['TRANSFER_NOT_EXIST'],
});

export const arriveTransfer = defineCall({
  name: 'arriveTransfer',
  method: 'POST',
  path: '/transfers/:transferNumber/arrive',
  summary: 'What was on the way to another warehouse is put into its locations',
  access: STOCK_KEEPER_ROLES,
  params,
  reply: Transfer,
  posting: true,
  refusals: ['NOT_LICENSED', 'TRANSFER_NOT_EXIST', 'TRANSFER_HAS_ARRIVED', 'NOT_SAME_PART_FROM'],
});

/** Needs one of the roles of a move together with WAREHOUSE_INFO. What is on the way arrives first. */
export const reverseTransfer = defineCall({
  name: 'reverseTransfer',
  method: 'POST',
  path: '/transfers/:transferNumber/reverse',
  summary: 'Moves the same stock back by a new transfer',
  access: ['WAREHOUSE_INFO'],
  params,
  body: reversalBody,
  reply: Transfer,
  posting: true,
  refusals: [
    ...['LIMITED_PERMISSIONS', 'NOT_LICENSED', 'TRANSFER_NOT_EXIST', 'TRANSFER_ON_THE_WAY', 'POSTING_IS_REVERSED'],
    ...['POSTING_IS_REVERSAL', 'STOCK_ALREADY_USED', 'SERIAL_NOT_EXIST', 'NOT_SAME_PART_FROM'],
  ] as const,
});
