import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type Database, type Tx } from '../apps/server/src/kit/database/database.ts';
import type { Query } from '../apps/server/src/kit/database/named-query.ts';
import { createPool } from '../apps/server/src/kit/database/pool.ts';
import { queriesBy } from '../apps/server/src/kit/database/query.ts';
import { claimKey, keepAnswer } from '../apps/server/src/kit/http/idempotency.ts';
import type { Operation } from '../apps/server/src/kit/http/operation.ts';
import type { Serve } from '../apps/server/src/kit/http/serve.ts';
import type { Means } from '../apps/server/src/kit/means.ts';
import type { Actor } from '../apps/server/src/kit/sessions/actor.ts';
import { claimOf, openSession } from '../apps/server/src/kit/sessions/open-session.ts';
import { receivePurchaseOrder } from '../apps/server/src/receiving/purchase-order/receive-purchase-order.ts';
import * as contract from '../packages/contract/src/receiving/purchase-order/receive-purchase-order.ts';
import { receipt } from './receipts.ts';

class TakenBack extends Error {}

const recording = (tx: Tx, statements: Query[]): Tx =>
  queriesBy((query) => {
    statements.push(query);
    return tx.all(query);
  });

type Work = (tx: Tx, actor: Actor, input: { params: { poNumber: string }; body: unknown }) => Promise<unknown>;

/** The work of an operation without HTTP around it. */
function workOf({ call, register }: Operation): Work {
  const works: Work[] = [];
  const serve = { signedIn: (_: unknown, work: Work) => works.push(work) };
  register(serve as unknown as Serve, {} as Means);
  const [work] = works;
  if (!work) throw new Error(`${call.name} is no operation of somebody who is signed in`);
  return work;
}

const receive = workOf(receivePurchaseOrder);

/** The statements of one receipt with their values, from the session to the kept answer; what they did is taken back. */
async function recordReceipt(database: Database, token: string, poNumber: string) {
  const statements: Query[] = [];
  const body = contract.receivePurchaseOrder.body.parse(receipt);
  await database
    .begin({
      first: (tx) => openSession(recording(tx, statements), claimOf({ authorization: token, address: '127.0.0.1' })),
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
    async replay(statements: readonly Query[]) {
      await Promise.all([client.query('begin'), ...statements.map((one) => client.query(one)), client.query('commit')]);
    },
    async close() {
      await client.end();
      await database.close();
    },
  };
}
