import { ORDER_TYPES, type OrderType, roleToSee } from '@gemba/contract/kit/order-types';
import { holds } from '@gemba/contract/kit/roles';
import * as contract from '@gemba/contract/messages/subscribe';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { stream } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import type { Addressed } from '../kit/stream/source.ts';
import { receivedMessages, unreadOf } from './messages.sql.ts';

const selectRoles = statement<{ companyId: number; userIds: readonly number[] }, { userId: number; roles: string[] }>(
  'select user_id, roles from app_user where company_id = :companyId and user_id = any (:userIds)',
);

const selectOpenAlarms = statement<{ companyId: number }, { openAlarms: number }>(
  `select count(*)::int as open_alarms from alarm where company_id = :companyId and status = 'OPEN'`,
);

const people = (events: readonly { userId: number }[]) => [...new Set(events.map(({ userId }) => userId))];

type Payload = Addressed['payload'];
type Found = { type?: unknown; number?: unknown };
const orderIn = (payload: Payload) => payload['order'] as Found;

/** An event about an order, for those who may see such orders by the roles that they hold when it is told. */
const toReaders =
  (find: (payload: Payload) => Found, eventOf: (order: { type: OrderType; number: string }) => contract.StreamEvent) =>
  async (tx: Tx, companyId: number, events: readonly Addressed[]) => {
    const rows = await tx.all(selectRoles({ companyId, userIds: people(events) }));
    const rolesOf = new Map(rows.map(({ userId, roles }) => [userId, roles]));
    return events.map(({ userId, payload }) => {
      const found = find(payload);
      const type = ORDER_TYPES.find((known) => known === found.type);
      if (type === undefined || !holds(rolesOf.get(userId) ?? [], roleToSee[type])) return undefined;
      return eventOf({ type, number: String(found.number) });
    });
  };

/** Tells a person about messages, how many are unread, alarms and orders. Unread messages and open alarms are counted when they are told. */
export const subscribe = stream<typeof contract.subscribe>(contract.subscribe, {
  admit({ userName }, { query: { clientId } }) {
    if (clientId.toUpperCase() !== contract.clientIdOf(userName)) refuse('STREAM_CLIENT_REFUSED');
  },
  async greet(tx, { companyId, userId }) {
    const [unread, { openAlarms }] = await Promise.all([
      unreadOf(tx, companyId, [userId]),
      tx.one(selectOpenAlarms({ companyId })),
    ]);
    return [
      { type: 'total', total: unread(userId) },
      { type: 'openAlarms', openAlarms },
    ];
  },
  plain: ['alarm'],
  fleeting: ['orderChanged', 'posting'],
  told: {
    async alarmChanged(tx, companyId, events) {
      const { openAlarms } = await tx.one(selectOpenAlarms({ companyId }));
      return events.map(({ payload }) => ({
        type: 'alarmChanged',
        alarm: payload['alarm'] as contract.StreamedAlarm,
        openAlarms,
      }));
    },
    approval: toReaders(orderIn, (order) => ({ type: 'approval', order })),
    orderChanged: toReaders(orderIn, (order) => ({ type: 'orderChanged', order, waiting: true })),
    // Goods have moved for an order. The document is not named: other rights than those of the order decide who may see it.
    posting: toReaders(
      ({ orderKind: type, orderNumber: number }) => ({ type, number }),
      (order) => ({ type: 'orderChanged', order, waiting: false }),
    ),
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
