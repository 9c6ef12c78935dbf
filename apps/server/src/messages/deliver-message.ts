import type { OrderType } from '@gemba/contract/kit/order-types';
import type { PushTopic } from '@gemba/contract/kit/push-topics';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { queuePushes } from '../kit/push/queue-pushes.ts';
import { tellReceivers } from './tell-receivers.ts';

const insertMessage = statement<
  {
    companyId: number;
    sender: number | null;
    title: string;
    content: string;
    replyTo: number | null;
    orderType: string | null;
    orderNumber: string | null;
  },
  { messageId: number }
>(
  `insert into message (company_id, sender, title, content, reply_to, order_type, order_number)
   values (:companyId, :sender, :title, :content, :replyTo, :orderType, :orderNumber) returning message_id`,
);

export interface NewMessage {
  companyId: number;
  /** None: the app itself. */
  sender: number | null;
  title: string;
  content: string;
  replyTo?: number | undefined;
  order?: { type: OrderType; number: string } | undefined;
  receivers: readonly number[];
  /** The switch that its push follows; without one that of messages. */
  topic?: PushTopic;
}

const insertReceivers = statement<{ companyId: number; messageId: number; receivers: readonly number[] }>(
  `insert into message_receiver (company_id, message_id, receiver)
   select :companyId, :messageId, unnest(:receivers::integer[])`,
);

/** Writes a message and tells its receivers who are online. The caller knows that they are people of the company. */
export async function deliverMessage(
  tx: Tx,
  { companyId, receivers, replyTo, order, topic = 'messages', ...message }: NewMessage,
) {
  const about = { replyTo: replyTo ?? null, orderType: order?.type ?? null, orderNumber: order?.number ?? null };
  const { messageId } = await tx.one(insertMessage({ companyId, ...message, ...about }));
  await tx.run(insertReceivers({ companyId, messageId, receivers }));
  await tellReceivers(tx, companyId, messageId);
  const pushes = receivers.map((userId) => ({ userId, refId: String(messageId) }));
  await queuePushes(tx, companyId, { topic, kind: 'message' }, pushes);
  return messageId;
}
