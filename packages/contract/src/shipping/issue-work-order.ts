import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { Person } from '../approvals/person.ts';
import {
  LINES_AT_MOST,
  LOCATIONS_AT_MOST,
  Reversal,
  reversalBody,
  Serials,
  TypedLocation,
} from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money, UnitCost } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { words } from '../orders/order-shapes.ts';
import { workOrderMoves } from '../orders/work-order-moves.ts';
import { names } from '../parts/part-shapes.ts';
import { PartToPick } from './shipping-shapes.ts';

const head = {
  woNumber: z.string(),
  part: z.string(),
  revision: z.string(),
  ...names,
  quantityOrdered: Quantity,
  quantityReceived: Quantity,
  startDate: DateText,
  dueDate: DateText,
  status: z.enum(workOrderMoves.states),
  warehouse: z.string(),
  warehouseName: z.string(),
};

export const IssuableWorkOrderRow = z.strictObject({
  ...head,
  uom: z.string(),
  componentCount: z.int(),
  /** Components that still need something. */
  openComponentCount: z.int(),
});
export type IssuableWorkOrderRow = z.infer<typeof IssuableWorkOrderRow>;

/** By start day, the earliest first. `q`: the beginning of its number or of its part's number. */
export const listIssuableWorkOrders = defineCall({
  name: 'listIssuableWorkOrders',
  method: 'GET',
  path: '/shipping/workOrders',
  summary: 'Work orders that components can be issued to: approved, not finished, in need of something',
  access: ['ADD_SHIPPER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(IssuableWorkOrderRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_SHIP'],
});

/** Components made on the way (`X`) are not issued and not listed. */
export const IssuableComponent = z.strictObject({
  itemNumber: z.int(),
  part: z.string(),
  quantityPer: Quantity,
  quantityRequired: Quantity,
  quantityIssued: Quantity,
  /** Most that can be issued now. */
  max: Quantity,
  sparePart: z.boolean(),
  stock: PartToPick,
});

/** Components of one work order that left their locations. */
export const Issue = z.strictObject({
  issueNumber: z.string(),
  woNumber: z.string(),
  issuedBy: Person,
  issuedAt: InstantText,
  orderStatus: z.string(),
  items: z.array(
    z.strictObject({
      itemNumber: z.int(),
      componentItem: z.int(),
      part: z.string(),
      ...names,
      uom: z.string(),
      location: z.string(),
      quantity: Quantity,
      quantityConsumed: Quantity,
      quantityReturned: Quantity,
      serial: words,
      unitCost: UnitCost,
      value: Money,
    }),
  ),
  /** The documents that gave something of it back, the newest last: what was used up then can come back later. */
  takenBackBy: z.array(z.string()),
  reversal: Reversal,
});
export type Issue = z.infer<typeof Issue>;

export const IssuableWorkOrder = z.strictObject({
  ...head,
  message: words,
  components: z.array(IssuableComponent),
  issues: z.array(z.strictObject({ issueNumber: z.string(), issuedAt: InstantText, issuedBy: z.string() })),
  /** None is set: ISSUE_PASSWORD_NOT_SET. */
  hasIssuePassword: z.boolean(),
});
export type IssuableWorkOrder = z.infer<typeof IssuableWorkOrder>;

const params = z.strictObject({ woNumber: OrderNumber });

export const getIssuableWorkOrder = defineCall({
  name: 'getIssuableWorkOrder',
  method: 'GET',
  path: '/shipping/workOrders/:woNumber',
  summary: 'One work order with the components that it still needs and where they lie',
  access: ['ADD_SHIPPER'],
  params,
  reply: IssuableWorkOrder,
  refusals: ['WORK_ORDER_NOT_EXIST', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART'],
});

/** The password is checked before anything else, counted before it is looked at, and never stored or logged. */
export const issueToWorkOrder = defineCall({
  name: 'issueToWorkOrder',
  method: 'POST',
  path: '/shipping/workOrders/:woNumber',
  summary: 'Issues components to a work order: on hand becomes WIP',
  access: ['ADD_SHIPPER'],
  params,
  body: z.strictObject({
    issuePassword: freeText(200),
    items: z
      .array(
        z.strictObject({
          itemNumber: z.int().check(z.positive()),
          locations: z
            .array(z.strictObject({ location: TypedLocation, quantity: Quantity, serials: Serials }))
            .check(z.maxLength(LOCATIONS_AT_MOST)),
        }),
      )
      .check(z.maxLength(LINES_AT_MOST)),
  }),
  reply: Issue,
  timeoutMs: 20_000,
  posting: true,
  secrets: ['issuePassword'],
  refusals: [
    ...[
      'NOT_LICENSED',
      'ISSUE_PASSWORD_REQUIRED',
      'ISSUE_PASSWORD_WRONG',
      'ISSUE_PASSWORD_BLOCKED',
      'ISSUE_PASSWORD_NOT_SET',
    ],
    ...['WORK_ORDER_NOT_EXIST', 'WORK_ORDER_ITEM_NOT_EXIST', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', 'NO_ISSUED_QUANTITY'],
    ...['WORK_ORDER_ITEM_NOT_OPEN_TO_ISSUE_PART', 'ISSUED_QTY_IS_OVER', 'ISSUED_QTY_OVER_ON_HAND', 'LOCATION_REQUIRED'],
    ...['LOCATION_NOT_EXIST', 'INVENTORY_NOT_EXIST', 'DUPLICATE_LOCATION', 'PART_IS_HOLD', 'NOT_SAME_PART_FROM'],
    ...['SERIAL_REQUIRED', 'SERIAL_COUNT_NOT_MATCH', 'SERIAL_NOT_EXIST', 'SERIAL_EXISTS', 'ACCOUNT_NOT_SET_UP'],
  ] as const,
});

/**
 * Needs ADD_SHIPPER together with WAREHOUSE_INFO. What is used up in finished goods stays; all else comes back. When a
 * receipt is taken back later, the rest can follow.
 */
export const reverseIssue = defineCall({
  name: 'reverseIssue',
  method: 'POST',
  path: '/issues/:issueNumber/reverse',
  summary: 'Gives what was issued back to its locations',
  access: ['WAREHOUSE_INFO'],
  params: z.strictObject({ issueNumber: OrderNumber }),
  body: reversalBody,
  reply: Issue,
  posting: true,
  refusals: [
    ...['LIMITED_PERMISSIONS', 'NOT_LICENSED', 'ISSUE_NOT_EXIST', 'POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL'],
    ...['ISSUE_ALREADY_USED', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', 'NOT_SAME_PART_FROM'],
  ] as const,
});

export const getIssue = defineCall({
  name: 'getIssue',
  method: 'GET',
  path: '/issues/:issueNumber',
  summary: 'One issue with what became of its components',
  access: ['ADD_SHIPPER'],
  params: z.strictObject({ issueNumber: OrderNumber }),
  reply: Issue,
  refusals: ['ISSUE_NOT_EXIST'],
});
