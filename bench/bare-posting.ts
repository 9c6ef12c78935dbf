import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type Database, type Tx } from '../apps/server/src/kit/database/database.ts';
import { createPool } from '../apps/server/src/kit/database/pool.ts';
import { type Statement, statementOf } from '../apps/server/src/kit/database/statement.ts';
import { claimKey, keepAnswer } from '../apps/server/src/kit/http/idempotency.ts';
import { claimOf, openSession } from '../apps/server/src/kit/sessions/open-session.ts';
import { receive } from '../apps/server/src/receiving/receive-purchase-order.ts';
import { receivePurchaseOrder } from '../packages/contract/src/receiving/receive-purchase-order.ts';
import { receipt } from './receipts.ts';

class TakenBack extends Error {}

const recording = (tx: Tx, statements: Statement[]): Tx => ({
  query(text, values) {
    statements.push(statementOf(text, values));
    return tx.query(text, values);
  },
  run() {
    throw new Error('A posting writes its SQL in plain sight');
  },
});

/** The statements of one receipt with their values, from the session to the kept answer; what they did is taken back. */
async function recordReceipt(database: Database, token: string, poNumber: string) {
  const statements: Statement[] = [];
  const body = receivePurchaseOrder.body.parse(receipt);
  await database
    .begin({
      first: (tx) => openSession(recording(tx, statements), claimOf(token)),
      work: async (plain, actor) => {
        const tx = recording(plain, statements);
        const key = randomUUID();
        await claimKey(tx, actor, key, 'receivePurchaseOrder', body);
        const done = await receive(tx, actor, { params: { poNumber }, body });
        await keepAnswer(tx, actor, key, JSON.stringify(done));
        throw new TakenBack();
      },
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return statements;
}

/** The very statements of a receipt, sent to the database by the bare driver with nothing in between. */
export async function barePostings(appUrl: string, token: string) {
  const database = createDatabase(createPool(appUrl, { max: 1, onError: () => {} }));
  const client = new pg.Client({ connectionString: appUrl, pipeline: true });
  client.on('error', () => {});
  await client.connect();
  return {
    record: (poNumber: string) => recordReceipt(database, token, poNumber),
    async replay(statements: readonly Statement[]) {
      await Promise.all([client.query('begin'), ...statements.map((one) => client.query(one)), client.query('commit')]);
    },
    async close() {
      await client.end();
      await database.close();
    },
  };
}
