import type { Tx } from '../kit/database/database.ts';
import { publish } from '../kit/stream/publish.ts';
import { receiversOf } from './messages.sql.ts';

/** Announces a message that this transaction has written to its receivers who are online. */
export async function tellReceivers(tx: Tx, companyId: number, messageId: number) {
  const receivers = await receiversOf(tx, companyId, messageId);
  const events = receivers.map((userId) => ({ userId, payload: { messageId } }));
  await publish(tx, companyId, 'message', events);
}

/** A message was read: the person's other devices need the new unread count. */
export const tellTotal = (tx: Tx, companyId: number, userId: number) =>
  publish(tx, companyId, 'total', [{ userId, payload: {} }]);
