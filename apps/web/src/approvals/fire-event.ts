import type { CallReply } from '@gemba/contract/kit/call';
import {
  decidePurchaseOrder,
  decideQuote,
  decideRma,
  decideRtv,
  decideSalesOrder,
  decideWorkOrder,
} from '@gemba/contract/orders/decide-order';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { post } from './post.ts';

const ways = {
  po: { call: decidePurchaseOrder, number: 'poNumber' },
  so: { call: decideSalesOrder, number: 'soNumber' },
  qo: { call: decideQuote, number: 'qoNumber' },
  wo: { call: decideWorkOrder, number: 'woNumber' },
  rma: { call: decideRma, number: 'rmaNumber' },
  rtv: { call: decideRtv, number: 'rtvNumber' },
} as const satisfies Record<ApprovalKind, { call: object; number: string }>;

/** The order as each kind answers it. */
export type OrderOf<Kind extends ApprovalKind = ApprovalKind> = CallReply<(typeof ways)[Kind]['call']>;

export interface OrderEvent {
  event: string;
  version: number;
  comment?: string | undefined;
}

/** These the screen shows itself: it reads the order anew and says what has changed. */
export const MOVED_ON = ['ORDER_CHANGED', 'IDEMPOTENCY_KEY_REUSED'] as const;

/** Fires one event of the order's machine; the events offered are those that its call takes. */
export const fireEvent = (
  type: ApprovalKind,
  number: string,
  { event, version, comment }: OrderEvent,
): Promise<OrderOf> => {
  const way = ways[type];
  const input = { params: { [way.number]: number, event }, body: { version, ...(comment && { comment }) } };
  return post(way.call, input as never, `${event}:${type}/${number}@${version}`, {
    quiet: MOVED_ON,
  });
};
