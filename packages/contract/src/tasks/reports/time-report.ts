import * as z from 'zod/mini';
import { DateText, InstantText } from '../../kit/dates.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { Person } from '../../kit/person.ts';
import { Quantity, SignedQuantity } from '../../kit/quantity.ts';
import { DefectItem, Hours, operationNamed, Phase, WageType, Worker } from '../task/task-shapes.ts';

/**
 * TASK: a task was finished. PART: it was given back, with its hours. OVERTIME: time beyond the shift that was confirmed
 * after its task had been finished. DAILY and AFTER: typed in. COUNTER: takes another report back, with its figures below zero.
 */
export const REPORT_KINDS = ['TASK', 'PART', 'OVERTIME', 'DAILY', 'AFTER', 'COUNTER'] as const;

const head = {
  reportId: SequenceNumber,
  kind: z.enum(REPORT_KINDS),
  ...operationNamed,
  part: z.string(),
  ...names,
  worker: Worker,
  reportDate: DateText,
  startedAt: InstantText,
  endedAt: InstantText,
  hours: decimalText(18, 4, 'signed'),
  estimatedHours: Hours,
  wageType: WageType,
  qualifiedQty: SignedQuantity,
  defectiveQuantity: SignedQuantity,
  /** The part of the qualified quantity that was above the maximum, and confirmed. */
  excessQty: SignedQuantity,
  /** The report that this one takes back, and the one that takes this one back. */
  corrects: z.nullable(SequenceNumber),
  correctedBy: z.nullable(SequenceNumber),
};

export const TimeReportRow = z.strictObject(head);
export type TimeReportRow = z.infer<typeof TimeReportRow>;

export const TimeReport = z.strictObject({
  ...head,
  uom: z.string(),
  taskId: z.nullable(SequenceNumber),
  pieceRate: z.nullable(UnitCost),
  defectiveItems: z.array(z.strictObject({ item: z.string(), name: z.string(), quantity: SignedQuantity })),
  intervals: z.array(z.strictObject({ startedAt: InstantText, endedAt: InstantText, phase: Phase })),
  reportedBy: Person,
  reportedAt: InstantText,
  /** Why it takes the other one back. */
  reason: nullableText,
  /** The report that says it right, where one was made with the correction. */
  replacedBy: z.nullable(SequenceNumber),
  /** Finished goods of the last operation that nobody has received yet. */
  offersReceipt: z.nullable(z.strictObject({ woNumber: z.string(), quantity: Quantity })),
  correction: z.strictObject({
    allowed: z.boolean(),
    refusal: z.nullable(
      z.enum(['POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL', 'WORK_ORDER_NOT_OPEN_TO_REPORT', 'LIMITED_PERMISSIONS']),
    ),
    /** Most that can be reported anew, once the report is taken back, and the defect items of the work centre. */
    maximum: Quantity,
    defectItems: z.array(DefectItem),
  }),
});
export type TimeReport = z.infer<typeof TimeReport>;

export const reportParams = z.strictObject({ reportId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) });
