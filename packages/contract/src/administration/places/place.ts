import * as z from 'zod/mini';
import { LOCATION_PURPOSES } from '../../inventory/find-locations.ts';
import { freeText, requiredText } from '../../kit/codes.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { nullableText } from '../../kit/nullable.ts';

/** The code of a location or a work centre: capitals and digits, as labels and scanners have it. */
export const PlaceCode = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9./-]{0,19}$/));

export const locationBody = {
  description: freeText(100),
  purpose: z.enum(LOCATION_PURPOSES),
  active: z.boolean(),
};

export const AdminLocation = z.strictObject({
  location: z.string(),
  ...locationBody,
  description: z.string(),
  warehouse: z.string(),
  warehouseName: z.string(),
  /** Something lies here: it cannot be given up. */
  hasStock: z.boolean(),
  version: z.int(),
});
export type AdminLocation = z.infer<typeof AdminLocation>;

export const workCentreBody = {
  wcName: requiredText(100),
  departmentId: z.nullable(requiredText(40)),
  /** In base currency. */
  hourlyCost: decimalText(18, 2, 'notNegative'),
  /** Hours a day that can be planned. */
  dayHours: decimalText(6, 4, 'notNegative'),
  active: z.boolean(),
};

export const AdminWorkCentre = z.strictObject({
  wc: z.string(),
  ...workCentreBody,
  departmentId: nullableText,
  departmentName: nullableText,
  /** Tasks and operations that are not done: it cannot be given up. */
  openWork: z.int(),
  version: z.int(),
});
export type AdminWorkCentre = z.infer<typeof AdminWorkCentre>;
