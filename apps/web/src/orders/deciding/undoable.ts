import { APPROVAL_KINDS, type ApprovalKind, WITHDRAW_SECONDS } from '@gemba/contract/orders/deciding/deciding';
import { onSessionCleared } from '../../kit/client/session-port.ts';
import { sessionText } from '../../kit/store/session-text.ts';
import { listeners, type Store } from '../../kit/store/store.ts';
import { parsed, record } from '../../kit/store/stored.ts';

export const UNDO_MS = WITHDRAW_SECONDS * 1000;

/** A decision that its maker can still withdraw, as the server reports it. */
export interface UndoableDecision {
  type: ApprovalKind;
  number: string;
  decisionId: number;
  decision: 'APPROVE' | 'REJECT';
  undoableUntil: string;
}

/** Decisions made together that their maker can still withdraw. */
export interface Undoable {
  decision: 'approve' | 'reject';
  /** Without numbers after a reload: the device keeps no business data. */
  orders: readonly { type: ApprovalKind; number?: string; decisionId: number }[];
  /** By this device's clock. The server's period ends a little later, never earlier. */
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
    const kind = APPROVAL_KINDS.find((approvalKind) => approvalKind === type);
    return kind && typeof decisionId === 'number' ? [{ type: kind, decisionId }] : [];
  });
  return known.length > 0 ? { decision, orders: known, sentAt } : undefined;
};

const { tell, subscribe } = listeners();
/** Withdrawn or dismissed: a slightly older answer of the server does not offer them again. */
const over = new Set<number>();
let last = readUndoable(kept.get(), Date.now());

/** Outlives the screen of the decision, since the next order may be open already, and a reload. */
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

/** The decisions of the newest batch that the server still lets the person withdraw. */
export const newestOf = (entries: readonly UndoableDecision[], now: number): Undoable | undefined => {
  const [newest] = entries.toSorted((entry, other) => other.undoableUntil.localeCompare(entry.undoableUntil));
  if (!newest) return undefined;
  const { decision, undoableUntil } = newest;
  return {
    decision: decision === 'APPROVE' ? 'approve' : 'reject',
    orders: entries
      .filter((entry) => entry.decision === decision && entry.undoableUntil === undoableUntil)
      .map(({ type, number, decisionId }) => ({ type, number, decisionId })),
    // The clock of the device may be slow.
    sentAt: Math.min(Date.parse(undoableUntil) - UNDO_MS, now),
  };
};

/**
 * Offers decisions that this device does not know: their answer got lost, or another device made them. After a reload
 * it restores the numbers of the known ones.
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
