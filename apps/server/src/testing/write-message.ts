import type { Database } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { deliverMessage, tellTotal } from '../messages/index.ts';

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
  ) => database.asCompany(companyId, (tx) => deliverMessage(tx, { companyId, sender, receivers, title, content }));
  const read = (companyId: number, userId: number) =>
    database.asCompany(companyId, async (tx) => {
      await tx.run(updateReceiver({ companyId, userId }));
      await tellTotal(tx, companyId, userId);
    });
  return Object.assign(write, { read });
}
