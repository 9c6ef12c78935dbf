import * as contract from '@gemba/contract/messages/read-message';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { unreadOf } from './messages.sql.ts';
import { tellTotal } from './tell-receivers.ts';

type Key = { companyId: number; userId: number; messageId: number };

const selectReceived = statement<Key, { readAt: string | null }>(
  `select read_at from message_receiver
    where company_id = :companyId and receiver = :userId and message_id = :messageId for update`,
);

const updateReadAt = statement<Key>(
  `update message_receiver set read_at = now()
    where company_id = :companyId and receiver = :userId and message_id = :messageId`,
);

export const readMessage = operation(contract.readMessage, async (tx, { companyId, userId }, { params }) => {
  const key = { companyId, userId, messageId: Number(params.messageId) };
  const received = (await tx.first(selectReceived(key))) ?? refuse('MESSAGE_NOT_EXIST');
  if (received.readAt === null) {
    await tx.run(updateReadAt(key));
    await tellTotal(tx, companyId, userId);
  }
  return { total: (await unreadOf(tx, companyId, [userId]))(userId) };
});
