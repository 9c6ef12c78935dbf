import * as z from 'zod/mini';
import { LOCATIONS_AT_MOST, Serials, TypedLocation } from '../inventory/posting-shapes.ts';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { MONEY_SCALE } from '../kit/money.ts';
import { names } from '../kit/names.ts';
import { Quantity } from '../kit/quantity.ts';
import { OpenEcn, QI_TYPES, TRACKABLE_LEVELS } from '../parts/part-shapes.ts';

/** So much into this location. Nothing is put away by a quantity of zero: INVALID_NEW_QTY_REC. */
export const PutAway = z.strictObject({ location: TypedLocation, quantity: Quantity, serials: Serials });
export const PutAways = z.array(PutAway).check(z.maxLength(LOCATIONS_AT_MOST));

/** The first location that is named twice. A screen warns by the rule that the server refuses by. */
export const duplicateLocation = (putAways: readonly { location: string }[]) =>
  putAways.find((one, at) => putAways.findIndex((other) => other.location === one.location) < at)?.location;

/** Header of the delivery note. Without a received day it is today. */
export const ReceiverHeader = z.strictObject({
  receivedDate: z.optional(DateText),
  vendorShipDate: z.optional(DateText),
  vendorInvoiceNum: z.optional(freeText(60)),
  vendorShipperNum: z.optional(freeText(60)),
  freightCost: z.optional(decimalText(18, MONEY_SCALE, 'notNegative')),
  carrier: z.optional(freeText(20)),
  trackingNumber: z.optional(freeText(80)),
  condition: z.optional(freeText(200)),
  logNumber: z.optional(freeText(60)),
});

/** Where a part lies now. */
export const LiesAt = z.strictObject({
  location: z.string(),
  description: z.string(),
  partFrom: z.string(),
  onHand: Quantity,
  inQA: Quantity,
});

/** Facts of a part for the person who puts it away. */
export const PartToPutAway = z.strictObject({
  ...names,
  uom: z.string(),
  trackableLevel: z.enum(TRACKABLE_LEVELS),
  qIType: z.enum(QI_TYPES),
  hold: z.boolean(),
  holdReason: z.nullable(z.string()),
  openEcns: z.array(OpenEcn),
  /** Where it was put last in this warehouse, or a free location. */
  suggestedLocation: z.nullable(z.string()),
  /** Where goods for QA wait in this warehouse: an inspection location, where others of the part wait, or the dock. */
  inspectionLocation: z.nullable(z.string()),
  liesAt: z.array(LiesAt),
});
export type PartToPutAway = z.infer<typeof PartToPutAway>;
