import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface Asked {
  companyId: number;
  woNumber: string;
  sequence: number;
  phase: string;
}

// Steps that nobody tapped are passed through: production that begins without a set-up was set up.
const updateStarted = statement<Asked>(
  `update work_order_operation set status = case when :phase = 'RUN' then 'RUN' else 'SETUP' end
    where company_id = :companyId and wo_number = :woNumber and sequence = :sequence
      and (status in ('WAITING', 'NOT_SETUP') or (status = 'SETUP' and :phase = 'RUN'))`,
);

/** Set-up makes SETUP of an operation, the first start of production RUN. One that has gone on stays where it is. */
export const startOperation = (tx: Tx, asked: Asked) => tx.run(updateStarted(asked));
