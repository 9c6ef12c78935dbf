import type { Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

export interface Armed {
  companyId: number;
  /** Names the job that it starts. */
  kind: string;
  /** The thing that it is about. */
  refId: string;
  dueAt: string;
}

const insertTimer = statement<Armed>(
  `insert into timer (company_id, kind, ref_id, due_at) values (:companyId, :kind, :refId, :dueAt::timestamptz) on conflict do nothing`,
);

/**
 * Its job runs once after `dueAt`, on any node, also after a restart. A timer is not stopped: its job looks whether it is still
 * wanted.
 */
export const armTimer = (tx: Tx, timer: Armed) => tx.run(insertTimer(timer));
