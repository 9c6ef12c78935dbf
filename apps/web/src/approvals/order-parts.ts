import type { ApprovalParts } from '../orders/index.ts';
import { ChangesPart, WaitingChanges } from './changes/ChangesPart.tsx';
import { UndoDecisions } from './decide/UndoDecisions.tsx';

/** The parts that approvals add to an order's screen. */
export const approvalParts: ApprovalParts = { WaitingChanges, ChangesPart, UndoDecisions };
