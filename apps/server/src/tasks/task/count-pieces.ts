import { defectRules } from '@gemba/contract/tasks/reports/pieces-rules';
import * as contract from '@gemba/contract/tasks/task/count-pieces';
import { isOutOfRange } from '../../kit/database/sql-state.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { holdTask, recordEvent } from './locked-task.ts';
import { DEFECT_ITEMS } from './operation-facts.ts';
import { readTask } from './read-task.ts';

const selectItems = statement<{ companyId: number; wc: string }, { defectItems: { item: string }[] }>(
  `select ${DEFECT_ITEMS} as defect_items from work_centre op where op.company_id = :companyId and op.wc = :wc`,
);

const updateCounted = statement<{ companyId: number; taskId: number; qualified: string }, object>(
  `update task set counted_qualified = counted_qualified + :qualified::numeric
    where company_id = :companyId and task_id = :taskId and counted_qualified + :qualified::numeric >= 0 returning 1`,
);

const GIVEN = 'jsonb_to_recordset(:defects::jsonb) as given (item text, quantity numeric)';

const insertDefects = statement<{ companyId: number; taskId: number; wc: string; defects: string }>(
  `insert into task_defect (company_id, task_id, wc, defect_code, quantity)
   select :companyId, :taskId, :wc, item, 0 from ${GIVEN} on conflict do nothing`,
);

const updateDefects = statement<{ companyId: number; taskId: number; defects: string }, object>(
  `update task_defect counted set quantity = counted.quantity + given.quantity from ${GIVEN}
    where counted.company_id = :companyId and counted.task_id = :taskId and counted.defect_code = given.item
      and counted.quantity + given.quantity >= 0 returning 1`,
);

export const countPieces = operation(contract.countPieces, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const taskId = Number(params.taskId);
  const held = await holdTask(tx, actor, taskId, 'COUNT', body.eventId);
  if (held) {
    const { worker, task } = held;
    if (task.worker !== worker.employeeId || (task.status !== 'RUNNING' && task.status !== 'PAUSED'))
      refuse('MOVE_NOT_ALLOWED', { status: task.status });
    const { wc } = task;
    const { qualified, defects } = body;
    const { defectItems } = await tx.one(selectItems({ companyId, wc }));
    refuseFirst(defectRules(defects, { wc, defectItems }, 'defects'));
    const counted = await tx.first(updateCounted({ companyId, taskId, qualified })).catch(refuseTooMuch);
    if (!counted) refuse('INVALID_QUANTITY', { field: 'qualified' });
    const given = { companyId, taskId, defects: JSON.stringify(defects) };
    await tx.run(insertDefects({ ...given, wc }));
    const kept = await tx.all(updateDefects(given)).catch(refuseTooMuch);
    if (kept.length < defects.length) refuse('INVALID_QUANTITY', { field: 'defects' });
    await recordEvent(tx, actor, held, 'COUNT', body, worker.now);
  }
  const { counted, countedDefects } = await readTask(tx, actor, taskId);
  return { taskId, counted, countedDefects };
});

const refuseTooMuch = (error: unknown): never => {
  if (isOutOfRange(error)) return refuse('INVALID_QUANTITY');
  throw error;
};
