import type { InspectionResult } from '@gemba/contract/quality/inspection/inspection';

/** The quantities of a report, in their smallest unit. */
interface Figures {
  readonly inspected: bigint;
  readonly qualified: bigint;
  readonly rejected: bigint;
}

/**
 * A report waits for goods that are in QA, and ends with the last of them. It may have announced more than came.
 */
export function resultOf({
  waiting,
  qualified,
  rejected,
}: Omit<Figures, 'inspected'> & { readonly waiting: bigint }): InspectionResult {
  if (waiting > 0n) return 'WAITING';
  if (rejected === 0n) return 'OK';
  return qualified === 0n ? 'REJECT' : 'PARTIAL';
}

/**
 * The changes of a report by a decision. A report from another system may count goods as rejected that are still in QA: those
 * that are released now leave that count.
 */
export function changesBy({ inspected, qualified, rejected }: Figures, released: bigint, refused: bigint) {
  const nowQualified = smaller(inspected, qualified + released);
  const nowRejected = smaller(inspected - nowQualified, rejected + refused);
  return { qualified: nowQualified - qualified, rejected: nowRejected - rejected };
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
