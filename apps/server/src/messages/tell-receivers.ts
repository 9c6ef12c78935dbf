import type { Tx } from '../kit/database/database.ts';
import { publish } from '../kit/stream/publish.ts';
import { receiversOf } from './messages.sql.ts';

/** A message has been written in this transaction: whoever receives it and is there hears of it. */
export async function tellReceivers(tx: Tx, companyId: number, messageId: number) {
  const receivers = await receiversOf(tx, companyId, messageId);
  const events = receivers.map((userId) => ({ userId, payload: { messageId } }));
  await publish(tx, companyId, 'message', events);
}

/** Somebody has read: the count on the person's other devices is no longer true. */
export const tellTotal = (tx: Tx, companyId: number, userId: number) =>
  publish(tx, companyId, 'total', [{ userId, payload: {} }]);
