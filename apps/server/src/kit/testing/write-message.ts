import { tellReceivers, tellTotal } from '../../messages/index.ts';
import type { Database } from '../database/database.ts';

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
      const [message] = await tx.query<{ id: number }>(
        `insert into message (company_id, sender, title, content) values ($1, $2, $3, $4) returning message_id as id`,
        [companyId, sender, title, content],
      );
      const id = message?.id as number;
      await tx.query(
        'insert into message_receiver (company_id, message_id, receiver) select $1, $2, unnest($3::integer[])',
        [companyId, id, receivers],
      );
      await tellReceivers(tx, companyId, id);
      return id;
    });
  const read = (companyId: number, userId: number) =>
    database.asCompany(companyId, async (tx) => {
      await tx.query('update message_receiver set read_at = now() where company_id = $1 and receiver = $2', [
        companyId,
        userId,
      ]);
      await tellTotal(tx, companyId, userId);
    });
  return Object.assign(write, { read });
}
