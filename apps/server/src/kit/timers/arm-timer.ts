import type { Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

export interface Armed {
  /** The thing that it is about. */
  refId: string;
  dueAt: string;
}

const insertTimers = statement<{
  companyId: number;
  kind: string;
  refIds: readonly string[];
  dueAts: readonly string[];
}>(
  `insert into timer (company_id, kind, ref_id, due_at)
   select :companyId, :kind, ref_id, due_at from unnest(:refIds::text[], :dueAts::timestamptz[]) as given (ref_id, due_at)
   on conflict do nothing`,
);

/**
 * The job named `kind` runs once after each `dueAt`, on any node, also after a restart. A timer is not stopped: its job looks
 * whether it is still wanted.
 */
export async function armTimers(tx: Tx, companyId: number, kind: string, timers: readonly Armed[]) {
  if (timers.length === 0) return;
  const refIds = timers.map(({ refId }) => refId);
  await tx.run(insertTimers({ companyId, kind, refIds, dueAts: timers.map(({ dueAt }) => dueAt) }));
}
