import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { UnitCost } from '../../kit/money.ts';

/** The row of the vendor's price list that is valid today. */
export const VendorPrice = z.strictObject({
  price: UnitCost,
  currency: z.string(),
  effectiveDate: DateText,
  effectiveThru: z.nullable(DateText),
});
