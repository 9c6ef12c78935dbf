import { addDecimals, compareDecimals, negated, tidyDecimal } from './decimal-input.ts';

type Part = { quantity: string; max?: string | undefined; most?: string | undefined };

const least = (one: string, other: string | undefined) =>
  other !== undefined && compareDecimals(other, one) < 0 ? other : one;

/** The number pad of one row: its limit, and its quick quantities. No more is offered than there is in stock at the row. */
export const splitPad = (parts: readonly Part[], { quantity, max, most }: Part, total: string) => {
  const placed = parts.reduce((sum, part) => addDecimals(sum, part.quantity), '0');
  const elsewhere = addDecimals(placed, negated(quantity));
  const limit = max === undefined ? most : least(max, most);
  const rest = least(addDecimals(total, negated(elsewhere)), most);
  return {
    elsewhere,
    max: limit && tidyDecimal(limit),
    all: tidyDecimal(least(total, most)),
    /** Undefined where more is placed than there is. */
    rest: rest.startsWith('-') ? undefined : tidyDecimal(rest),
  };
};
