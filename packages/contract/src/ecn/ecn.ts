import * as z from 'zod/mini';
import { DateText } from '../kit/dates.ts';
import { names } from '../kit/names.ts';
import { Quantity } from '../kit/quantity.ts';
import { ecnMoves } from './ecn-moves.ts';

export const ECN_FILTERS = ['open', 'closed', 'cancelled', 'all'] as const;
export const DISPOSITIONS = ['USE', 'MODIFY', 'SCRAP'] as const;

const EcnNumber = z.string().check(z.regex(/^[\x21-\x7e]{1,40}$/));
export const ecnParams = z.strictObject({ ecnNumber: EcnNumber });
export const Disposition = z.nullable(z.enum(DISPOSITIONS));

/** Days of the list are those of the company: `overdue` is open and past its due date. */
export const EcnRow = z.strictObject({
  ecnNumber: z.string(),
  title: z.string(),
  status: z.enum(ecnMoves.states),
  engineer: z.string(),
  dueDate: DateText,
  effectiveDate: z.nullable(DateText),
  overdue: z.boolean(),
  partCount: z.int(),
  partOnHold: z.boolean(),
});
export type EcnRow = z.infer<typeof EcnRow>;

export const Ecn = z.extend(EcnRow, {
  version: z.int(),
  description: z.string(),
  engineerId: z.string(),
  oldChangeOrder: z.string(),
  newChangeOrder: z.string(),
  originator: z.string(),
  createdOn: DateText,
  closedOn: z.nullable(DateText),
  drawRevised: z.boolean(),
  wiRevised: z.boolean(),
  wiWaitsFor: z.nullable(z.string()),
  wiWaitsForId: z.nullable(z.string()),
  onOrderAction: Disposition,
  inInventoryAction: Disposition,
});
export type Ecn = z.infer<typeof Ecn>;

export const EcnPart = z.strictObject({
  partNumber: z.string(),
  ...names,
  oldRevision: z.string(),
  newRevision: z.string(),
  revision: z.string(),
  hold: z.boolean(),
  uom: z.string(),
  onHand: Quantity,
  onOrder: Quantity,
});
export type EcnPart = z.infer<typeof EcnPart>;
