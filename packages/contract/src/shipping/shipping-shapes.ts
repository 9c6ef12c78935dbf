import * as z from 'zod/mini';
import { LOCATIONS_AT_MOST, SerialNumber, TypedLocation } from '../inventory/posting-shapes.ts';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { MONEY_SCALE } from '../kit/money.ts';
import { names } from '../kit/names.ts';
import { PositiveQuantity, Quantity } from '../kit/quantity.ts';
import { OpenEcn, TRACKABLE_LEVELS } from '../parts/part-shapes.ts';

/** A location may be named once for each box and each serial number; what is taken from it is added up. */
export const Pick = z.strictObject({
  location: TypedLocation,
  newQtyShipped: Quantity,
  box: z.optional(freeText(40)),
  serial: z.optional(SerialNumber),
});
export const Picks = z.array(Pick).check(z.maxLength(LOCATIONS_AT_MOST * 4));

/** Header of the shipping document. */
export const ShipperHeader = z.strictObject({
  shippedDate: z.optional(DateText),
  carrier: z.optional(freeText(20)),
  trackingNumber: z.optional(freeText(80)),
  freightRateCode: z.optional(freeText(20)),
  freightTotal: z.optional(decimalText(18, MONEY_SCALE, 'notNegative')),
  grossWeight: z.optional(PositiveQuantity),
});

/** Where a part can be taken from. Stock of another revision or origin than the order asks for says so. */
export const PickFrom = z.strictObject({
  location: z.string(),
  description: z.string(),
  partFrom: z.string(),
  onHand: Quantity,
  /** For a part that is traced by serial number. */
  serials: z.array(z.string()),
});

/** Facts of a part for the person who picks it. */
export const PartToPick = z.strictObject({
  ...names,
  uom: z.string(),
  /** The part's own; an order that asks for another one is refused: PART_REVISION_NOT_MATCH. */
  revision: z.string(),
  trackableLevel: z.enum(TRACKABLE_LEVELS),
  hold: z.boolean(),
  holdReason: z.nullable(z.string()),
  openEcns: z.array(OpenEcn),
  onHand: Quantity,
  locations: z.array(PickFrom),
});
export type PartToPick = z.infer<typeof PartToPick>;
