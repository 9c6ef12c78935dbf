import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { WITHDRAW_SECONDS } from '@gemba/contract/orders/deciding';
import { onSessionCleared } from '../kit/client/session-port.ts';
import { remembered } from '../kit/store/remembered.ts';

export const UNDO_MS = WITHDRAW_SECONDS * 1000;

/** Decisions made together, which their maker can still take back. */
export interface Undoable {
  decision: 'approve' | 'reject';
  orders: readonly { type: ApprovalKind; number: string; decisionId: number }[];
  /** When they were sent, by this device's clock: the server's own time ends a little later, never earlier. */
  sentAt: number;
}

/** Outlives the screen on which it was decided, since the next order may be open already. */
export const undoable = remembered<Undoable | undefined>(undefined);

onSessionCleared(() => undoable.set(undefined));
