import * as z from 'zod/mini';
import { InstantText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { Person } from '../../kit/person.ts';

export const DECISIONS = [
  'APPROVE',
  'REJECT',
  'WITHDRAW',
  'RESUBMIT',
  'HOLD',
  'RELEASE',
  'CANCEL',
  'AMEND',
  'COMMIT',
  'EXPIRE',
  'TAKE_OVER',
] as const;

/** One line of an order's history: who did what to which version, and for whom. The newest comes first. */
export const HistoryEntry = z.strictObject({
  decisionId: z.int(),
  decision: z.enum(DECISIONS),
  fromStatus: z.string(),
  toStatus: z.string(),
  /** The version that was decided on, and the one it became. */
  version: z.int(),
  newVersion: z.int(),
  /** In base currency. */
  amount: Money,
  by: Person,
  /** Whose authority it was, or from whom the order was taken over. */
  onBehalfOf: z.nullable(Person),
  at: InstantText,
  comment: z.nullable(z.string()),
  /** The decision that this one took back. */
  withdraws: z.nullable(z.int()),
  /** Set while the reader may still take this decision back. */
  undoableUntil: z.nullable(InstantText),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
