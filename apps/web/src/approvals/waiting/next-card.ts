import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { canDecide } from './can-decide.ts';

/**
 * The card that opens after a decision: the next one below it in the list as it was shown, else the first one left.
 * Cards that have left the list meanwhile are skipped: a colleague was faster with them.
 */
export const nextCard = (shown: readonly ApprovalCard[], left: readonly ApprovalCard[], number: string) => {
  const index = shown.findIndex((card) => card.number === number);
  const below = shown.slice(index + 1).flatMap((card) => left.filter((other) => other.number === card.number));
  return [...below, ...left].find((card) => card.number !== number && canDecide(card));
};
