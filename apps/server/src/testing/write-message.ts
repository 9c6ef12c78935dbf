import type { Database } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { tellReceivers, tellTotal } from '../messages/index.ts';

interface NewMessage {
  companyId: number;
  sender: number | null;
  title: string;
  content: string;
}

const insertMessage = statement<NewMessage, { messageId: number }>(
  `insert into message (company_id, sender, title, content) values (:companyId, :sender, :title, :content)
   returning message_id`,
);

const insertReceivers = statement<{ companyId: number; messageId: number; receivers: readonly number[] }>(
  `insert into message_receiver (company_id, message_id, receiver)
   select :companyId, :messageId, unnest(:receivers::integer[])`,
);

const updateReceiver = statement<{ companyId: number; userId: number }>(
  'update message_receiver set read_at = now() where company_id = :companyId and receiver = :userId',
);

/** Messages as whoever writes them will: in one transaction with the word to their receivers. */
export function writerOf(database: Database) {
  const write = (
    companyId: number,
    sender: number | null,
    receivers: readonly number[],
    title: string,
    content = 'Something to read',
  ) =>
    database.asCompany(companyId, async (tx) => {
      const { messageId } = await tx.one(insertMessage({ companyId, sender, title, content }));
      await tx.run(insertReceivers({ companyId, messageId, receivers }));
      await tellReceivers(tx, companyId, messageId);
      return messageId;
    });
  const read = (companyId: number, userId: number) =>
    database.asCompany(companyId, async (tx) => {
      await tx.run(updateReceiver({ companyId, userId }));
      await tellTotal(tx, companyId, userId);
    });
  return Object.assign(write, { read });
}
