import type { Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { wakeAfterCommit } from '../database/wake.ts';

export interface Published {
  /** Whom it concerns; null is everybody of the company. */
  userId: number | null;
  payload: object;
}

const insertEvents = statement<{ companyId: number; kind: string; events: string }>(
  `insert into outbox_event (company_id, user_id, kind, payload)
   select :companyId, user_id, :kind, payload from jsonb_to_recordset(:events::jsonb) as given (user_id integer, payload jsonb)`,
);

/** Tells subscribers of the stream, once this transaction is committed and only then. `kind` is the `type` of the event. */
export async function publish(tx: Tx, companyId: number, kind: string, events: readonly Published[]) {
  if (events.length === 0) return;
  wakeAfterCommit(tx, companyId);
  const rows = events.map(({ userId, payload }) => ({ user_id: userId, payload }));
  await tx.run(insertEvents({ companyId, kind, events: JSON.stringify(rows) }));
}
