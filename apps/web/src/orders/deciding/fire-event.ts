import type { CallReply } from '@gemba/contract/kit/call';
import {
  decidePurchaseOrder,
  decideQuote,
  decideRma,
  decideRtv,
  decideSalesOrder,
  decideWorkOrder,
} from '@gemba/contract/orders/deciding/decide-order';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { sendPosting } from '../../kit/posting/send-posting.ts';

const ways = {
  po: { call: decidePurchaseOrder, number: 'poNumber' },
  so: { call: decideSalesOrder, number: 'soNumber' },
  qo: { call: decideQuote, number: 'qoNumber' },
  wo: { call: decideWorkOrder, number: 'woNumber' },
  rma: { call: decideRma, number: 'rmaNumber' },
  rtv: { call: decideRtv, number: 'rtvNumber' },
} as const satisfies Record<ApprovalKind, { call: object; number: string }>;

/** The order as each kind's call returns it. */
export type OrderOf<Kind extends ApprovalKind = ApprovalKind> = CallReply<(typeof ways)[Kind]['call']>;

export interface OrderEvent {
  event: string;
  version: number;
  comment?: string | undefined;
}

/** The screen handles these refusals itself: it reads the order again and shows what changed. */
export const MOVED_ON = ['ORDER_CHANGED', 'IDEMPOTENCY_KEY_REUSED'] as const;

/** Fires one event of the order's state machine. The offered events are those that its call accepts. */
export const fireEvent = (
  type: ApprovalKind,
  number: string,
  { event, version, comment }: OrderEvent,
): Promise<OrderOf> => {
  const way = ways[type];
  const input = { params: { [way.number]: number, event }, body: { version, ...(comment && { comment }) } };
  return sendPosting(way.call, input as never, {
    operation: `${event}:${type}/${number}@${version}`,
    quiet: MOVED_ON,
  });
};
