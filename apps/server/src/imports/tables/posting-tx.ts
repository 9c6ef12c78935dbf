import type { ClientBase } from 'pg';
import type { Tx } from '../../kit/database/database.ts';
import { queriesBy, queriesOn } from '../../kit/database/query.ts';

/** Postings send several statements at once; a plain connection takes them one after the other. */
export function postingTx(client: ClientBase): Tx {
  const tx = queriesOn(client);
  let last: Promise<unknown> = Promise.resolve();
  return queriesBy((query) => {
    const sent = last.then(() => tx.all(query));
    last = sent.catch(() => undefined);
    return sent;
  });
}
