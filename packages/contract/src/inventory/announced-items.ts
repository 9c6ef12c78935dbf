import * as z from 'zod/mini';
import { isZero } from '../kit/fixed-point.ts';
import { PositiveInteger } from '../kit/integer.ts';
import { Quantity } from '../kit/quantity.ts';
import { broken, type Violation, when } from '../kit/rules.ts';
import { runningSums, sumRules } from './posting-rules.ts';
import { LINES_AT_MOST } from './posting-shapes.ts';

/** Quantities of items of the order, in their stock units. */
export const AnnouncedItems = z
  .array(z.strictObject({ itemNumber: PositiveInteger, quantity: Quantity }))
  .check(z.maxLength(LINES_AT_MOST));
export type AnnouncedItem = z.infer<typeof AnnouncedItems>[number];

/** An item of the order, and the most of it that can be announced now. */
export type AnnounceableItem = { readonly itemNumber: number; readonly max: string };

type OverMaximum = Parameters<typeof sumRules>[1];

/** Each line announces something, and all lines of an item together no more than is left of it. */
export const announcedItemRules = (
  items: readonly AnnouncedItem[],
  announceable: readonly AnnounceableItem[],
  over: OverMaximum,
): Violation[] =>
  runningSums(items, ({ itemNumber }) => itemNumber).flatMap(({ itemNumber, quantity, sum }, index) => {
    const field = `items.${index}.quantity`;
    const max = announceable.find((item) => item.itemNumber === itemNumber)?.max ?? sum;
    return [
      ...when(isZero(quantity), () => broken('INVALID_QUANTITY', field)),
      ...sumRules({ itemNumber, sum, max }, over, field),
    ];
  });

/** The order of the goods, on the day of the announcement. */
export type AnnounceableOrder = {
  readonly today: string;
  readonly orderDate: string;
  readonly items: readonly AnnounceableItem[];
};

/** Goods are announced on a past day or today, and not before their order was made. */
export const announcedDateRules = (
  day: string | undefined,
  { today, orderDate }: AnnounceableOrder,
  field: string,
): Violation[] => {
  if (day === undefined) return [];
  if (day > today) return [broken('ANNOUNCED_DATE_IN_FUTURE', field)];
  return when(day < orderDate, () => broken('ANNOUNCED_BEFORE_ORDER', field, { orderDate }));
};
