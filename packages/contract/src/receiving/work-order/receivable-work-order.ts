import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import { workOrderMoves } from '../../orders/work-order/work-order-moves.ts';
import { PartToPutAway } from '../receiving-shapes.ts';

/** A work order that goods are received from or issued to. */
export const openWorkOrder = {
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

export const ReceivableWorkOrderRow = z.strictObject({ ...openWorkOrder, uom: z.string() });
export type ReceivableWorkOrderRow = z.infer<typeof ReceivableWorkOrderRow>;

export const ReceivableWorkOrder = z.strictObject({
  ...openWorkOrder,
  woDate: DateText,
  message: nullableText,
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

export const params = z.strictObject({ woNumber: OrderNumber });
