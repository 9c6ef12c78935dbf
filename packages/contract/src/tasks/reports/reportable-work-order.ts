import * as z from 'zod/mini';
import { DateText, InstantText } from '../../kit/dates.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import { operationMoves } from '../../orders/work-order/operation-moves.ts';
import { workOrderMoves } from '../../orders/work-order/work-order-moves.ts';
import { Hours, Online, partMade, reportingFacts } from '../task/task-shapes.ts';

const head = {
  woNumber: z.string(),
  ...partMade,
  status: z.enum(workOrderMoves.states),
  quantityOrdered: Quantity,
  quantityReceived: Quantity,
  dueDate: DateText,
};

export const ReportableWorkOrderRow = z.strictObject(head);
export type ReportableWorkOrderRow = z.infer<typeof ReportableWorkOrderRow>;

export const ReportableOperation = z.strictObject({
  sequence: z.int(),
  operation: z.string(),
  wc: z.string(),
  wcName: z.string(),
  online: Online,
  status: z.enum(operationMoves.states),
  estimatedHours: Hours,
  reportedHours: Hours,
  isLastSequence: z.boolean(),
  ...reportingFacts,
  /** The open task of mine on it. */
  taskId: z.nullable(SequenceNumber),
});
export type ReportableOperation = z.infer<typeof ReportableOperation>;

export const ReportForm = z.strictObject({
  ...head,
  serverTime: InstantText,
  /** The end of the last time that is recorded of me: where the next one may begin. */
  lastEnd: z.nullable(InstantText),
  operations: z.array(ReportableOperation),
});
export type ReportForm = z.infer<typeof ReportForm>;

export const formParams = z.strictObject({ woNumber: OrderNumber });
