import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import type { Period } from '@gemba/contract/kit/periods';

/** The twelve months up to the one of a day, oldest first. */
export const monthsUpTo = (day: string): Period[] =>
  Array.from({ length: 12 }, (_, index) => {
    const from = firstOfMonth(day, index - 11);
    return { from, to: addDays(firstOfMonth(from, 1), -1) };
  });
