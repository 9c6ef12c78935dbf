import type { Tx } from '../database/database.ts';
import { wakeAfterCommit } from '../database/wake.ts';

export interface Published {
  /** Whom it concerns; null is everybody of the company. */
  userId: number | null;
  payload: object;
}

/** Tells subscribers of the stream, once this transaction is committed and only then. `kind` is the `type` of the event. */
export async function publish(tx: Tx, companyId: number, kind: string, events: readonly Published[]) {
  if (events.length === 0) return;
  wakeAfterCommit(tx, companyId);
  await tx.query(
    `insert into outbox_event (company_id, user_id, kind, payload)
     select $1, user_id, $2, payload from jsonb_to_recordset($3::jsonb) as given (user_id integer, payload jsonb)`,
    [companyId, kind, JSON.stringify(events.map(({ userId, payload }) => ({ user_id: userId, payload })))],
  );
}
