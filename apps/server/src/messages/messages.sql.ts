import type { StreamedMessage } from '@gemba/contract/messages/subscribe';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

const selectUnread = statement<{ companyId: number; userIds: readonly number[] }, { receiver: number; total: number }>(
  `select receiver, count(*) as total from message_receiver
    where company_id = :companyId and receiver = any (:userIds) and read_at is null group by receiver`,
);

/** How many messages each of these people has not read. */
export const unreadOf = async (tx: Tx, companyId: number, userIds: readonly number[]) => {
  const rows = await tx.all(selectUnread({ companyId, userIds }));
  const totals = new Map(rows.map(({ receiver, total }) => [receiver, total]));
  return (userId: number) => totals.get(userId) ?? 0;
};

const selectMessages = statement<
  { companyId: number; receivers: readonly number[]; messageIds: readonly number[] },
  StreamedMessage & { receiver: number }
>(
  `select receiver.receiver, message_id as id, sender.display_name as sender, send_date, title, content
     from unnest(:receivers::integer[], :messageIds::bigint[]) as wanted (receiver, message_id)
     join message_receiver receiver using (receiver, message_id)
     join message using (company_id, message_id)
     left join app_user sender on sender.company_id = :companyId and sender.user_id = message.sender
    where receiver.company_id = :companyId`,
);

/** Only messages sent to that person: the id comes from an event, and an event grants no right. */
export const receivedMessages = async (
  tx: Tx,
  companyId: number,
  wanted: readonly { receiver: number; messageId: number }[],
) => {
  const rows = await tx.all(
    selectMessages({
      companyId,
      receivers: wanted.map((one) => one.receiver),
      messageIds: wanted.map((one) => one.messageId),
    }),
  );
  const found = new Map(rows.map(({ receiver, ...message }) => [`${receiver} ${message.id}`, message]));
  return (receiver: number, messageId: number) => found.get(`${receiver} ${messageId}`);
};

const selectReceivers = statement<{ companyId: number; messageId: number }, { receiver: number }>(
  'select receiver from message_receiver where company_id = :companyId and message_id = :messageId',
);

export const receiversOf = async (tx: Tx, companyId: number, messageId: number) =>
  (await tx.all(selectReceivers({ companyId, messageId }))).map(({ receiver }) => receiver);
