import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { quantityText, quantityUnits } from '../../postings/index.ts';
import type { OperationFacts } from '../reports/locked-operation.ts';

const insertTask = statement<
  {
    companyId: number;
    woNumber: string;
    sequence: number;
    wc: string;
    worker: string | null;
    quantity: string;
    estimatedHours: string;
    plannedStart: string | null;
  },
  { taskId: number }
>(
  `insert into task (company_id, wo_number, sequence, wc, worker, quantity, estimated_hours, planned_start)
   values (:companyId, :woNumber, :sequence, :wc, :worker, :quantity::numeric, :estimatedHours::numeric, :plannedStart::timestamptz)
   returning task_id`,
);

interface Planned {
  readonly worker: string | null;
  readonly quantity?: string | undefined;
  readonly plannedStart?: string | undefined;
}

/** A task on an operation: what is left of it, or so much; its hours are that share of the operation's. */
export async function addTask(tx: Tx, companyId: number, facts: OperationFacts, planned: Planned): Promise<number> {
  const ordered = quantityUnits(facts.ordered);
  const left = ordered - quantityUnits(facts.qualified);
  const quantity = planned.quantity === undefined ? left : quantityUnits(planned.quantity);
  if (quantity <= 0n) refuse('NOTHING_TO_REPORT');
  const share = quantity < ordered ? quantity : ordered;
  const { woNumber, sequence, wc } = facts;
  const { taskId } = await tx.one(
    insertTask({
      companyId,
      woNumber,
      sequence,
      wc,
      worker: planned.worker,
      quantity: quantityText(quantity),
      estimatedHours: quantityText(divideHalfAway(quantityUnits(facts.estimatedHours) * share, ordered)),
      plannedStart: planned.plannedStart ?? null,
    }),
  );
  return taskId;
}
