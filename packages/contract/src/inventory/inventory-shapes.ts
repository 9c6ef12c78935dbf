import * as z from 'zod/mini';
import { InstantText } from '../kit/dates.ts';
import { Money, UnitCost } from '../kit/money.ts';
import { names } from '../kit/names.ts';
import { Quantity } from '../kit/quantity.ts';
import { OpenEcn } from '../parts/part-shapes.ts';

/** As the database writes them: a warehouse code and numbers, capital letters. */
export const Location = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9./-]{0,19}$/));

/** Stock of one part at one location. */
export const Balance = z.strictObject({
  partNumber: z.string(),
  ...names,
  revision: z.string(),
  location: z.string(),
  locationName: z.string(),
  warehouse: z.string(),
  partFrom: z.string(),
  uom: z.string(),
  productCode: z.nullable(z.string()),
  onHand: Quantity,
  inQA: Quantity,
  inSip: Quantity,
  inSit: Quantity,
  inWip: Quantity,
  inTO: Quantity,
  onLoan: Quantity,
  hold: z.boolean(),
  lastIn: z.nullable(InstantText),
  lastOut: z.nullable(InstantText),
  openEcns: z.array(OpenEcn),
});
export type Balance = z.infer<typeof Balance>;

export const BalanceDetail = z.extend(Balance, {
  avgCost: UnitCost,
  avgTax: UnitCost,
  stdCost: z.nullable(UnitCost),
  value: Money,
  currency: z.string(),
  weight: z.nullable(Quantity),
  weightUnit: z.nullable(z.string()),
  loanedTo: z.nullable(z.string()),
  refDoc1: z.nullable(z.string()),
  refDoc2: z.nullable(z.string()),
  lastCountedAt: z.nullable(InstantText),
});

/** The part that a log is of: what somebody who reads it should know. */
export const LoggedPart = z.strictObject({
  partNumber: z.string(),
  ...names,
  hold: z.boolean(),
  openEcns: z.array(OpenEcn),
});

const change = <Value extends z.ZodMiniType>(value: Value) => z.strictObject({ old: value, new: value });

/** One row of the log: what came or went, why, by whom, and every bucket before and after it. */
export const LogRow = z.strictObject({
  partNumber: z.string(),
  location: z.string(),
  seq: z.int(),
  postedAt: InstantText,
  postedBy: z.string(),
  movement: z.string(),
  documentKind: z.string(),
  documentNumber: z.string(),
  documentItem: z.nullable(z.int()),
  /** Where a transfer took the goods, or brought them from. */
  otherLocation: z.nullable(z.string()),
  orderKind: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  lotNumber: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  inQty: Quantity,
  inCost: UnitCost,
  inTax: UnitCost,
  outQty: Quantity,
  outCost: UnitCost,
  outTax: UnitCost,
  onhand: change(Quantity),
  inQA: change(Quantity),
  sip: change(Quantity),
  sit: change(Quantity),
  wip: change(Quantity),
  inTO: change(Quantity),
  cost: change(UnitCost),
  avgTax: change(UnitCost),
});
export type LogRow = z.infer<typeof LogRow>;
