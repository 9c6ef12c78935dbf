import type { UndoableDecision } from '@gemba/contract/approvals/list-approvals';
import { APPROVAL_KINDS, type ApprovalKind, WITHDRAW_SECONDS } from '@gemba/contract/orders/deciding';
import { onSessionCleared } from '../kit/client/session-port.ts';
import { sessionText } from '../kit/store/session-text.ts';
import { listeners, type Store } from '../kit/store/store.ts';
import { parsed, record } from '../kit/store/stored.ts';

export const UNDO_MS = WITHDRAW_SECONDS * 1000;

/** Decisions made together, which their maker can still take back. */
export interface Undoable {
  decision: 'approve' | 'reject';
  /** After a reload without their numbers: no business data is kept. */
  orders: readonly { type: ApprovalKind; number?: string; decisionId: number }[];
  /** When they were sent, by this device's clock: the server's own time ends a little later, never earlier. */
  sentAt: number;
}

const kept = sessionText('undoable');

export const written = ({ decision, orders, sentAt }: Undoable) =>
  JSON.stringify({ decision, sentAt, orders: orders.map(({ type, decisionId }) => ({ type, decisionId })) });

export const readUndoable = (text: string | null, now: number): Undoable | undefined => {
  const { decision, orders, sentAt } = record(parsed(text));
  if (typeof sentAt !== 'number' || now - sentAt >= UNDO_MS || sentAt > now) return undefined;
  if ((decision !== 'approve' && decision !== 'reject') || !Array.isArray(orders)) return undefined;
  const known = orders.map(record).flatMap(({ type, decisionId }) => {
    const kind = APPROVAL_KINDS.find((one) => one === type);
    return kind && typeof decisionId === 'number' ? [{ type: kind, decisionId }] : [];
  });
  return known.length > 0 ? { decision, orders: known, sentAt } : undefined;
};

const { tell, subscribe } = listeners();
/** Taken back or let go: what a server said a moment ago does not offer it again. */
const over = new Set<number>();
let last = readUndoable(kept.get(), Date.now());

/** Outlives the screen on which it was decided, since the next order may be open already, and a reload. */
export const undoable: Store<Undoable | undefined> = {
  get: () => last,
  set: (next) => {
    if (!next) for (const { decisionId } of last?.orders ?? []) over.add(decisionId);
    last = next;
    kept.set(next ? written(next) : null);
    tell();
  },
  subscribe,
};

onSessionCleared(() => {
  undoable.set(undefined);
  over.clear();
});

/** What the server says can be taken back: those of one decision, the newest. */
export const newestOf = (entries: readonly UndoableDecision[], now: number): Undoable | undefined => {
  const [newest] = entries.toSorted((one, other) => other.undoableUntil.localeCompare(one.undoableUntil));
  if (!newest) return undefined;
  const { decision, undoableUntil } = newest;
  return {
    decision: decision === 'APPROVE' ? 'approve' : 'reject',
    orders: entries
      .filter((one) => one.decision === decision && one.undoableUntil === undoableUntil)
      .map(({ type, number, decisionId }) => ({ type, number, decisionId })),
    // The clock of the device may be slow.
    sentAt: Math.min(Date.parse(undoableUntil) - UNDO_MS, now),
  };
};

/**
 * Offers what this device does not know of: its answer got lost, or it was decided on another one. After a reload it
 * gives their numbers back to those that are known.
 */
export const offerUndo = (entries: readonly UndoableDecision[]) => {
  const left = entries.filter(({ decisionId }) => !over.has(decisionId));
  const next = newestOf(left, Date.now());
  if (!next || Date.now() - next.sentAt >= UNDO_MS) return;
  if (!last) return undoable.set(next);
  const known = last.orders.map(({ decisionId }) => decisionId);
  const numbered = next.orders.filter(({ decisionId }) => known.includes(decisionId));
  if (numbered.length === known.length) undoable.set({ ...last, orders: numbered });
};
