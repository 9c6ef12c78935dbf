import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import { type Decider, key } from '../../../testing/orders/deciders.ts';
import type { Kind } from '../../../testing/orders/order-rows.ts';

export interface Wish {
  type?: Kind;
  number: string;
  version?: number;
  itemNumber?: number | undefined;
  changes: object;
  reason?: string;
}

type Asked = { applied: boolean; change: OrderChange | null; version: number; status: string };

/** Asks for a change of the first item. */
export const ask = (who: Decider, { type = 'po', version = 1, ...wish }: Wish) =>
  who.browser.post<Asked>('/orderChanges', { type, version, itemNumber: 1, ...wish }, key());

export const decideChange = (who: Decider, changeId: number | undefined, event: string, comment?: string) =>
  who.browser.post<OrderChange>(`/orderChanges/${changeId}/${event}`, comment === undefined ? {} : { comment }, key());
