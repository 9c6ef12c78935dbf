import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { Money } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity } from '../../kit/quantity.ts';
import {
  ChangeCount,
  decidable,
  ListStatus,
  notesOfOrder,
  OrderDocument,
  PartStock,
  RelatedDocument,
} from '../order-shapes.ts';
import { orderedPart } from './list-work-orders.ts';
import { operationMoves } from './operation-moves.ts';
import { workOrderMoves } from './work-order-moves.ts';

/** numeric(18,4). */
const Hours = decimalText(18, 4, 'notNegative');

/** `quantityOpen` is still to be issued; `quantityShort` is the part of it that is not on hand. */
export const WorkOrderComponent = z.strictObject({
  itemNumber: z.int(),
  part: z.string(),
  revision: z.string(),
  ...names,
  uom: z.string(),
  makeBuy: z.enum(['BUY', 'MAKE', 'X']),
  sparePart: z.boolean(),
  quantityPer: Quantity,
  quantityRequired: Quantity,
  quantityIssued: Quantity,
  quantityConsumed: Quantity,
  quantityOpen: Quantity,
  quantityShort: Quantity,
  onHand: Quantity,
});
export type WorkOrderComponent = z.infer<typeof WorkOrderComponent>;

export const WorkOrderOperation = z.strictObject({
  sequence: z.int(),
  wc: z.string(),
  wcName: z.string(),
  description: z.string(),
  status: z.enum(operationMoves.states),
  wageType: z.int(),
  estimatedHours: Hours,
  reportedHours: Hours,
  qualifiedQuantity: Quantity,
  defectiveQuantity: Quantity,
  plannedStart: z.nullable(InstantText),
  plannedEnd: z.nullable(InstantText),
});
export type WorkOrderOperation = z.infer<typeof WorkOrderOperation>;

export const WorkOrder = z.strictObject({
  ...orderedPart,
  stock: z.nullable(PartStock),
  warehouse: z.string(),
  requester: Person,
  owner: Person,
  startDate: DateText,
  dueDate: DateText,
  finishedAt: z.nullable(InstantText),
  soNumber: nullableText,
  soItemNumber: z.nullable(z.int()),
  customerId: nullableText,
  customerName: nullableText,
  ...notesOfOrder,
  status: z.enum(workOrderMoves.states),
  woStatus: ListStatus,
  /** The amount that an approval limit is compared with, in base currency. */
  approvalTotal: Money,
  baseCurrency: z.string(),
  approveBy: z.nullable(Person),
  approveDate: z.nullable(InstantText),
  components: z.array(WorkOrderComponent),
  operations: z.array(WorkOrderOperation),
  receivers: z.array(RelatedDocument),
  issues: z.array(RelatedDocument),
  documents: z.array(OrderDocument),
  changes: ChangeCount,
  ...decidable,
});
export type WorkOrder = z.infer<typeof WorkOrder>;

export const getWorkOrder = defineCall({
  name: 'getWorkOrder',
  method: 'GET',
  path: '/workOrders/:woNumber',
  summary: 'One work order with its components, operations, history and what belongs to it',
  access: ['FIND_WORK_ORDER'],
  params: z.strictObject({ woNumber: OrderNumber }),
  example: { params: { woNumber: '70418' } },
  reply: WorkOrder,
  refusals: ['WORK_ORDER_NOT_EXIST'],
});
