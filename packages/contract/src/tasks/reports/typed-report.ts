import * as z from 'zod/mini';
import { InstantText } from '../../kit/dates.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { madePieces, PIECES_REFUSALS } from './pieces.ts';
import { TimeReport } from './time-report.ts';

/** A report with typed times. Without work order and sequence: WORK_ORDER_AND_SEQUENCE_REQUIRED. */
export const TypedReport = z.strictObject({
  woNumber: z.optional(OrderNumber),
  sequence: z.optional(PositiveInteger),
  ...madePieces,
  start: InstantText,
  end: InstantText,
});

export const ReportReply = z.strictObject({ report: TimeReport });

export const exampleReport: z.input<typeof TypedReport> = {
  woNumber: '70418',
  sequence: 30,
  wageType: 2,
  qualifiedQty: '24',
  defectiveItems: [{ item: 'BURR', quantity: '1' }],
  start: '2026-11-10T06:18:00Z',
  end: '2026-11-10T07:42:00Z',
};

export const SPAN_REFUSALS = [
  'END_BEFORE_START',
  'TIME_IN_FUTURE',
  'TIME_TOO_OLD',
  'TIME_TOO_LONG',
  'TIME_OVERLAPS',
  'TIME_BEYOND_SHIFT_WARNING',
] as const;

export const REPORT_REFUSALS = [
  'NOT_LICENSED',
  'WORK_ORDER_AND_SEQUENCE_REQUIRED',
  'WORK_ORDER_NOT_EXIST',
  'OPERATION_NOT_EXIST',
  'WORK_CENTER_NOT_AUTHORIZED',
  ...SPAN_REFUSALS,
  ...PIECES_REFUSALS,
] as const;
