import * as contract from '@gemba/contract/messages/read-messages';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { unreadOf } from './messages.sql.ts';
import { tellTotal } from './tell-receivers.ts';

const updateReadAt = statement<{ companyId: number; userId: number }, { messageId: number }>(
  `update message_receiver set read_at = now()
    where company_id = :companyId and receiver = :userId and read_at is null returning message_id`,
);

export const readMessages = operation(contract.readMessages, async (tx, { companyId, userId }) => {
  const read = await tx.all(updateReadAt({ companyId, userId }));
  if (read.length > 0) await tellTotal(tx, companyId, userId);
  return { total: (await unreadOf(tx, companyId, [userId]))(userId) };
});
