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
let last = readUndoable(kept.get(), Date.now());

/** Outlives the screen on which it was decided, since the next order may be open already, and a reload. */
export const undoable: Store<Undoable | undefined> = {
  get: () => last,
  set: (next) => {
    last = next;
    kept.set(next ? written(next) : null);
    tell();
  },
  subscribe,
};

onSessionCleared(() => undoable.set(undefined));
