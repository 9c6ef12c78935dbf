import type { StreamedMessage } from '@gemba/contract/messages/subscribe';
import type { Tx } from '../kit/database/database.ts';

/** How many messages each of these people has not read. */
export const unreadOf = async (tx: Tx, companyId: number, userIds: readonly number[]) => {
  const rows = await tx.query<{ receiver: number; total: number }>(
    `select receiver, count(*) as total from message_receiver
      where company_id = $1 and receiver = any ($2) and read_at is null group by receiver`,
    [companyId, userIds],
  );
  const totals = new Map(rows.map(({ receiver, total }) => [receiver, total]));
  return (userId: number) => totals.get(userId) ?? 0;
};

/** Only what was sent to that person: the id comes from an event, and an event is no right. */
export const receivedMessages = async (
  tx: Tx,
  companyId: number,
  wanted: readonly { receiver: number; messageId: number }[],
) => {
  const rows = await tx.query<StreamedMessage & { receiver: number }>(
    `select receiver.receiver, message_id as id, sender.display_name as sender, send_date as "sendDate", title, content
       from unnest($2::integer[], $3::bigint[]) as wanted (receiver, message_id)
       join message_receiver receiver using (receiver, message_id)
       join message using (company_id, message_id)
       left join app_user sender on sender.company_id = $1 and sender.user_id = message.sender
      where receiver.company_id = $1`,
    [companyId, wanted.map((one) => one.receiver), wanted.map((one) => one.messageId)],
  );
  const found = new Map(rows.map(({ receiver, ...message }) => [`${receiver} ${message.id}`, message]));
  return (receiver: number, messageId: number) => found.get(`${receiver} ${messageId}`);
};

export const receiversOf = async (tx: Tx, companyId: number, messageId: number) =>
  (
    await tx.query<{ receiver: number }>(
      'select receiver from message_receiver where company_id = $1 and message_id = $2',
      [companyId, messageId],
    )
  ).map(({ receiver }) => receiver);
