import { statement } from '../../kit/database/statement.ts';
import type { PushSource } from '../../kit/push/push-source.ts';
import { pushTextIn } from '../notices/notices.ts';

const selectUnread = statement<
  { companyId: number; receivers: readonly number[]; messageIds: readonly string[] },
  { receiver: number; messageId: number; title: string; sender: string | null }
>(
  `select r.receiver, m.message_id, m.title, sender.display_name as sender
     from unnest(:receivers::integer[], :messageIds::text[]) as wanted (receiver, message_id)
     join message_receiver r on r.company_id = :companyId and r.receiver = wanted.receiver
      and r.message_id = wanted.message_id::bigint and r.read_at is null
     join message m on m.company_id = r.company_id and m.message_id = r.message_id
     left join app_user sender on sender.company_id = m.company_id and sender.user_id = m.sender`,
);

/** A message that is not read yet. A colleague's says from whom it is and nothing of what it says; the app's own says its title. */
export const messagePush: PushSource = {
  kind: 'message',
  urgent: false,
  async tell(tx, companyId, pushes) {
    const rows = await tx.all(
      selectUnread({
        companyId,
        receivers: pushes.map(({ userId }) => userId),
        messageIds: pushes.map(({ refId }) => refId),
      }),
    );
    return pushes.map(({ userId, refId, language }) => {
      const found = rows.find(({ receiver, messageId }) => receiver === userId && String(messageId) === refId);
      if (!found) return undefined;
      const { sender, title } = found;
      const text = sender === null ? { title, body: '' } : pushTextIn(language, 'message', { sender });
      return { ...text, url: `/setting/message-detail/${refId}`, tag: `message ${refId}` };
    });
  },
};
