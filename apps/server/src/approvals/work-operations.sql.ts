import type { Tx } from '../kit/database/database.ts';

/** The first operation of a work order is ready when the order is approved, and waits again when that is taken back. */
export const readyFirstOperation = (tx: Tx, companyId: number, woNumber: string, ready: boolean) =>
  tx.query(
    `update work_order_operation set status = case when $3 then 'NOT_SETUP' else 'WAITING' end
      where company_id = $1 and wo_number = $2 and status = case when $3 then 'WAITING' else 'NOT_SETUP' end
        and sequence = (select min(sequence) from work_order_operation where company_id = $1 and wo_number = $2)`,
    [companyId, woNumber, ready],
  );
