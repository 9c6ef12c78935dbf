import type { CallInput } from '../../kit/call.ts';
import { broken, type Violation } from '../../kit/rules.ts';
import type { createTimeReport } from './create-time-report.ts';
import { type PiecesFacts, piecesRules } from './pieces-rules.ts';
import { spanRules } from './time-rules.ts';

type Body = CallInput<typeof createTimeReport>['body'];

/** Work order and sequence come first: everything else depends on them. */
export const chosenRules = ({ woNumber, sequence }: Pick<Body, 'woNumber' | 'sequence'>): Violation[] =>
  woNumber === undefined || sequence === undefined
    ? [broken('WORK_ORDER_AND_SEQUENCE_REQUIRED', woNumber === undefined ? 'woNumber' : 'sequence')]
    : [];

/** `days`: DAILY_DAYS or AFTER_DAYS. The server knows besides what is recorded already, and the shift. */
export const createTimeReportRules = (
  { body }: { readonly body: Body },
  { operation, now, days }: { readonly operation: PiecesFacts | undefined; readonly now: Date; readonly days: number },
): Violation[] => {
  const chosen = chosenRules(body);
  if (chosen.length > 0 || !operation) return chosen;
  return [...spanRules(body, now, days), ...piecesRules(body, operation)];
};
