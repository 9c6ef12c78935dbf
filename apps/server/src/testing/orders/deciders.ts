import { randomUUID } from 'node:crypto';
import type { DecisionOutcome } from '@gemba/contract/approvals/decide/decision';
import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import type { Browser } from '../browser.ts';
import type { Kind } from './order-rows.ts';

const PATHS: Record<Kind, string> = {
  po: 'purchaseOrders',
  so: 'salesOrders',
  qo: 'quotes',
  wo: 'workOrders',
  rma: 'rmas',
  rtv: 'rtvs',
};

/** The part of every order detail that is about deciding it. */
export interface DecidedOrder {
  version: number;
  status: string;
  total: string;
  soNumber?: string | null;
  holdReason?: string | null;
  approval: ApprovalCard['approval'];
  events: OfferedEvent[];
  history: HistoryEntry[];
}

export interface Entry {
  type: Kind;
  number: string;
  version: number;
  decision: 'approve' | 'reject';
  changeId?: number;
  comment?: string;
}

export const key = () => ({ 'Idempotency-Key': randomUUID() });

/** A person at a browser, with the acts of approving by name. */
export const asDecider = (browser: Browser) => ({
  browser,
  pathOf: (kind: Kind, number: string) => `/${PATHS[kind]}/${number}`,
  fire: (kind: Kind, number: string, event: string, version = 1, comment?: string) =>
    browser.post<DecidedOrder>(
      `/${PATHS[kind]}/${encodeURIComponent(number)}/${event}`,
      { version, ...(comment !== undefined && { comment }) },
      key(),
    ),
  read: (kind: Kind, number: string) => browser.get<DecidedOrder>(`/${PATHS[kind]}/${number}`),
  many: (decisions: readonly Entry[], headers = key()) =>
    browser.post<{ outcomes: DecisionOutcome[] }>('/approvals', { decisions }, headers),
  withdraw: (decisionId: number | null | undefined) =>
    browser.post<{ status: string; version: number }>(`/approvals/${decisionId}/withdraw`, undefined, key()),
  waiting: (query = '') =>
    browser.get<{ items: ApprovalCard[]; nextCursor: string | null }>(`/approvals${query && `?${query}`}`),
});
export type Decider = ReturnType<typeof asDecider>;

/** Lets all of them go at once: everything before the request itself is done when the last one is ready. */
export async function atOnce<Answer>(...acts: (() => Promise<Answer>)[]): Promise<Answer[]> {
  let open = () => {};
  const barrier = new Promise<void>((resolve) => (open = resolve));
  const started = acts.map((act) => barrier.then(act));
  open();
  return Promise.all(started);
}
