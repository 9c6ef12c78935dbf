/** Approvals: what waits for a yes, what somebody decides about an order, and what was decided before. */
export { ApprovalNotice } from './ApprovalNotice.tsx';
export { ChangesPart, WaitingChanges } from './ChangesPart.tsx';
export type { ChangeableItem } from './changeable.ts';
export { DecisionBar } from './DecisionBar.tsx';
export { DecisionMenu } from './DecisionMenu.tsx';
export type { OrderOf } from './fire-event.ts';
export { HistoryPart } from './HistoryPart.tsx';
export { waits } from './offered.ts';
export { notableChange } from './price-rise.ts';
export { approvalsScreens } from './screens.ts';
export { UndoDecisions } from './UndoDecisions.tsx';
export { useDecision } from './use-decision.ts';
export { useMovedOn } from './use-moved-on.ts';
export { undoableIn, useOfferUndo } from './use-offer-undo.ts';
export { type DescribeField, WhatChanged } from './WhatChanged.tsx';
