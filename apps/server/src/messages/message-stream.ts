import { clientIdOf, type subscribe } from '@gemba/contract/messages/subscribe';
import { refuse } from '../kit/refuse.ts';
import type { StreamSource } from '../kit/stream/source.ts';
import { receivedMessages, unreadOf } from './messages.sql.ts';

const people = (events: readonly { userId: number }[]) => [...new Set(events.map(({ userId }) => userId))];

/** What a person hears of messages, of their number, and of alarms. Numbers are counted when they are told. */
export const messageStream: StreamSource<typeof subscribe> = {
  admit({ userName }, { query: { clientId } }) {
    if (clientId.toUpperCase() !== clientIdOf(userName)) refuse('STREAM_CLIENT_REFUSED');
  },
  async greet(tx, { companyId, userId }) {
    const unread = await unreadOf(tx, companyId, [userId]);
    return [{ type: 'total', total: unread(userId) }];
  },
  plain: ['alarm'],
  told: {
    async total(tx, companyId, events) {
      const unread = await unreadOf(tx, companyId, people(events));
      return events.map(({ userId }) => ({ type: 'total', total: unread(userId) }));
    },
    async message(tx, companyId, events) {
      const wanted = events.map(({ userId, payload }) => ({
        receiver: userId,
        messageId: Number(payload['messageId']),
      }));
      const [message, unread] = await Promise.all([
        receivedMessages(tx, companyId, wanted),
        unreadOf(tx, companyId, people(events)),
      ]);
      return wanted.map(({ receiver, messageId }) => {
        const found = message(receiver, messageId);
        return found && { type: 'message', total: unread(receiver), message: found };
      });
    },
  },
};
