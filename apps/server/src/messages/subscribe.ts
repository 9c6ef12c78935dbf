import * as contract from '@gemba/contract/messages/subscribe';
import { stream } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { receivedMessages, unreadOf } from './messages.sql.ts';

const people = (events: readonly { userId: number }[]) => [...new Set(events.map(({ userId }) => userId))];

/** Tells a person about messages, how many are unread, and alarms. Unread messages are counted when they are told. */
export const subscribe = stream<typeof contract.subscribe>(contract.subscribe, {
  admit({ userName }, { query: { clientId } }) {
    if (clientId.toUpperCase() !== contract.clientIdOf(userName)) refuse('STREAM_CLIENT_REFUSED');
  },
  async greet(tx, { companyId, userId }) {
    const unread = await unreadOf(tx, companyId, [userId]);
    return [{ type: 'total', total: unread(userId) }];
  },
  plain: ['alarm', 'alarmChanged'],
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
});
