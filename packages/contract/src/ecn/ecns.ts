import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { names } from '../parts/part-shapes.ts';

export const ECN_FILTERS = ['open', 'closed', 'cancelled', 'all'] as const;
export const ECN_STATES = ['OPEN', 'CLOSED', 'CANCELLED'] as const;
export const DISPOSITIONS = ['USE', 'MODIFY', 'SCRAP'] as const;

const EcnNumber = z.string().check(z.regex(/^[\x21-\x7e]{1,40}$/));
const ecnParams = z.strictObject({ ecnNumber: EcnNumber });
const disposition = z.nullable(z.enum(DISPOSITIONS));

/** Days of the list are those of the company: `overdue` is open and past its due date. */
export const EcnRow = z.strictObject({
  ecnNumber: z.string(),
  title: z.string(),
  status: z.enum(ECN_STATES),
  engineer: z.string(),
  dueDate: DateText,
  effectiveDate: z.nullable(DateText),
  overdue: z.boolean(),
  partCount: z.int(),
  partOnHold: z.boolean(),
});
export type EcnRow = z.infer<typeof EcnRow>;

export const Ecn = z.extend(EcnRow, {
  description: z.string(),
  oldChangeOrder: z.string(),
  newChangeOrder: z.string(),
  originator: z.string(),
  createdOn: DateText,
  closedOn: z.nullable(DateText),
  drawRevised: z.boolean(),
  wiRevised: z.boolean(),
  wiWaitsFor: z.nullable(z.string()),
  onOrderAction: disposition,
  inInventoryAction: disposition,
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

export const listEcns = defineCall({
  name: 'listEcns',
  method: 'GET',
  path: '/ecns',
  summary: 'Engineering changes by status: open ones the first due first, others the newest first',
  access: ['FIND_ECN'],
  query: z.strictObject({ status: z._default(z.enum(ECN_FILTERS), 'open'), q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(EcnRow),
});

export const getEcn = defineCall({
  name: 'getEcn',
  method: 'GET',
  path: '/ecns/:ecnNumber',
  summary: 'One engineering change with all its fields',
  access: ['FIND_ECN'],
  params: ecnParams,
  reply: Ecn,
  refusals: ['ECN_NOT_EXIST'],
});

export const listEcnParts = defineCall({
  name: 'listEcnParts',
  method: 'GET',
  path: '/ecns/:ecnNumber/parts',
  summary: 'The parts that a change concerns, from which revision to which',
  access: ['FIND_ECN'],
  params: ecnParams,
  query: z.strictObject(pageQuery),
  reply: pageOf(EcnPart),
  refusals: ['ECN_NOT_EXIST'],
});
