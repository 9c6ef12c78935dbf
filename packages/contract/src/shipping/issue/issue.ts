import * as z from 'zod/mini';
import { Reversal } from '../../inventory/posting-shapes.ts';
import { InstantText } from '../../kit/dates.ts';
import { Money, UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity } from '../../kit/quantity.ts';
import { openWorkOrder } from '../../receiving/work-order/receivable-work-order.ts';
import { PartToPick } from '../shipping-shapes.ts';

export const IssuableWorkOrderRow = z.strictObject({
  ...openWorkOrder,
  uom: z.string(),
  componentCount: z.int(),
  /** Components that still need something. */
  openComponentCount: z.int(),
});
export type IssuableWorkOrderRow = z.infer<typeof IssuableWorkOrderRow>;

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
      serial: nullableText,
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
  ...openWorkOrder,
  uom: z.string(),
  message: nullableText,
  components: z.array(IssuableComponent),
  issues: z.array(z.strictObject({ issueNumber: z.string(), issuedAt: InstantText, issuedBy: z.string() })),
  /** None is set: ISSUE_PASSWORD_NOT_SET. */
  hasIssuePassword: z.boolean(),
});
export type IssuableWorkOrder = z.infer<typeof IssuableWorkOrder>;

export const params = z.strictObject({ woNumber: OrderNumber });
