import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { LotNumber } from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { words } from '../orders/order-shapes.ts';
import { workOrderMoves } from '../orders/work-order-moves.ts';
import { names } from '../parts/part-shapes.ts';
import { Receiver } from './receivers.ts';
import { PartToPutAway, PutAways } from './receiving-shapes.ts';

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

export const ReceivableWorkOrderRow = z.strictObject({ ...head, uom: z.string() });
export type ReceivableWorkOrderRow = z.infer<typeof ReceivableWorkOrderRow>;

/** By due day, the earliest first. `q`: the beginning of its number or of its part's number. */
export const listReceivableWorkOrders = defineCall({
  name: 'listReceivableWorkOrders',
  method: 'GET',
  path: '/receiving/workOrders',
  summary: 'Work orders whose goods can be received: approved and not finished',
  access: ['FIND_WO_RECEIVER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(ReceivableWorkOrderRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_RECEIVE'],
});

export const ReceivableWorkOrder = z.strictObject({
  ...head,
  woDate: DateText,
  message: words,
  /** Least and most that can be received now. */
  min: Quantity,
  max: Quantity,
  /** For so many there is enough of every component in WIP. */
  coveredByWip: Quantity,
  /** None is set up: GET_PART_STANDARD_COST_ERROR. */
  hasStandardCost: z.boolean(),
  stock: PartToPutAway,
  components: z.array(
    z.strictObject({
      itemNumber: z.int(),
      part: z.string(),
      ...names,
      uom: z.string(),
      quantityPer: Quantity,
      quantityRequired: Quantity,
      quantityIssued: Quantity,
      /** Issued and not used up. */
      inWip: Quantity,
    }),
  ),
});
export type ReceivableWorkOrder = z.infer<typeof ReceivableWorkOrder>;

const params = z.strictObject({ woNumber: OrderNumber });

export const getReceivableWorkOrder = defineCall({
  name: 'getReceivableWorkOrder',
  method: 'GET',
  path: '/receiving/workOrders/:woNumber',
  summary: 'One work order as whoever takes its goods in needs it',
  access: ['FIND_WO_RECEIVER'],
  params,
  reply: ReceivableWorkOrder,
  refusals: ['WORK_ORDER_NOT_EXIST', 'WORK_ORDER_NOT_OPEN_TO_RECEIVE', 'NO_ITEM_TO_RECEIVE'],
});

export const receiveWorkOrder = defineCall({
  name: 'receiveWorkOrder',
  method: 'POST',
  path: '/receiving/workOrders/:woNumber',
  summary: 'Takes finished goods in at standard cost and uses up what was issued for them',
  access: ['RECEIVER_FROM_WO'],
  params,
  body: z.strictObject({
    locations: PutAways,
    lotNumber: z.optional(LotNumber),
    receivedDate: z.optional(DateText),
    condition: z.optional(freeText(200)),
  }),
  reply: Receiver,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...[
      'NOT_LICENSED',
      'WORK_ORDER_NOT_EXIST',
      'WORK_ORDER_NOT_OPEN_TO_RECEIVE',
      'NO_ITEM_TO_RECEIVE',
      'INVALID_NEW_QTY_REC',
    ],
    ...['WORK_ORDER_QTY_RECEIVED_IS_OVER', 'LOCATION_REQUIRED', 'LOCATION_NOT_EXIST', 'DUPLICATE_LOCATION'],
    ...[
      'RECEIVE_TO_WRONG_WAREHOUSE',
      'PART_IS_HOLD',
      'NOT_SAME_PART_FROM',
      'GET_PART_STANDARD_COST_ERROR',
      'NOT_ENOUGH_WIP',
    ],
    ...['SERIAL_REQUIRED', 'SERIAL_COUNT_NOT_MATCH', 'SERIAL_EXISTS', 'FIELD_REQUIRED', 'RECEIVED_DATE_IN_FUTURE'],
    ...['RECEIVED_BEFORE_ORDER', 'ACCOUNT_NOT_SET_UP', 'LOCATION_FOR_TRANSIT'],
  ] as const,
});
