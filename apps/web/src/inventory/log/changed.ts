import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { compare } from '@gemba/contract/kit/fixed-point';
import { subtractQuantity } from '@gemba/contract/kit/quantity';

/** The quantities that a row of the log keeps before and after, in the order in which people read them. */
export const LOGGED = ['onhand', 'inQA', 'sip', 'sit', 'wip', 'inTO'] as const;
export type Logged = (typeof LOGGED)[number];

export const changedIn = (row: LogRow): Logged[] =>
  LOGGED.filter((bucket) => compare(row[bucket].old, row[bucket].new) !== 0);

/** The changed quantity: on hand first, because people look for it; else another bucket. */
export const signedQuantity = (row: LogRow): string | undefined => {
  const [bucket] = changedIn(row);
  return bucket && subtractQuantity(row[bucket].new, row[bucket].old);
};
