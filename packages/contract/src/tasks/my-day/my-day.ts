import * as z from 'zod/mini';
import { DateText, InstantText } from '../../kit/dates.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { Money, UnitCost } from '../../kit/money.ts';
import { nullableText } from '../../kit/nullable.ts';
import { Quantity, SignedQuantity } from '../../kit/quantity.ts';
import { operationNamed, PauseReason, Phase, Worker } from '../task/task-shapes.ts';

const span = {
  startedAt: InstantText,
  /** Null while it lasts. */
  endedAt: z.nullable(InstantText),
  seconds: z.int(),
};

/** WORK: an interval. PAUSE: a reason was given. GAP: no task and no reason; it is paid once explained. */
export const DayEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('WORK'),
    ...span,
    ...operationNamed,
    taskId: z.nullable(SequenceNumber),
    reportId: z.nullable(SequenceNumber),
    phase: Phase,
    /** Reported, or counted so far; null where another interval of the same task shows them. */
    qualifiedQty: z.nullable(SignedQuantity),
    /** False: beyond the shift, and not confirmed yet. */
    counts: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('PAUSE'),
    ...span,
    reason: PauseReason,
    note: nullableText,
    paid: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('GAP'), ...span }),
]);
export type DayEntry = z.infer<typeof DayEntry>;

export const MyDay = z.strictObject({
  date: DateText,
  worker: Worker,
  serverTime: InstantText,
  shift: z.nullable(
    z.strictObject({ name: z.string(), startsAt: InstantText, endsAt: InstantText, plannedSeconds: z.int() }),
  ),
  workedSeconds: z.int(),
  pieces: z.strictObject({
    qualified: SignedQuantity,
    defective: SignedQuantity,
    /** Pieces of the tasks that are planned for the day, and the share of it that the shift has passed. */
    planned: Quantity,
    plannedByNow: Quantity,
  }),
  /** In their order. */
  entries: z.array(DayEntry),
  /** A task that runs on after the shift it began in. */
  forgottenStop: z.nullable(
    z.strictObject({
      taskId: SequenceNumber,
      ...operationNamed,
      since: InstantText,
      /** The end of that shift. */
      suggestedStop: InstantText,
    }),
  ),
  /** Time beyond the shift. It counts once it is confirmed. */
  overtime: z.strictObject({ waitingSeconds: z.int(), confirmedSeconds: z.int() }),
  /** In base currency. */
  pay: z.strictObject({
    currency: z.string(),
    hourlyRate: Money,
    /** Work that is paid by the hour, up to now. */
    hourlySeconds: z.int(),
    paidPauseSeconds: z.int(),
    unexplainedSeconds: z.int(),
    /** Hourly work and paid pauses. */
    paidSeconds: z.int(),
    hourlyAmount: Money,
    pieces: z.array(
      z.strictObject({ ...operationNamed, quantity: SignedQuantity, pieceRate: UnitCost, amount: Money }),
    ),
    pieceAmount: Money,
    amount: Money,
  }),
});
export type MyDay = z.infer<typeof MyDay>;
