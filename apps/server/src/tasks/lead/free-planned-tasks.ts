import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

const clearWorker = statement<{ companyId: number; wc: string; worker: string }>(
  `update task set worker = null, version = version + 1
    where company_id = :companyId and wc = :wc and worker = :worker and status = 'OPEN'`,
);

/** The tasks that somebody has not begun are for everybody at the work centre again. Those that they began stay theirs to end. */
export const freePlannedTasks = (tx: Tx, companyId: number, wc: string, worker: string) =>
  tx.run(clearWorker({ companyId, wc, worker }));
