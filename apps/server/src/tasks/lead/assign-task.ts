import * as contract from '@gemba/contract/tasks/lead/assign-task';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { checkLed, checkWorker } from './led-centre.ts';
import { readTaskRow } from './task-row.ts';

const lockTask = statement<{ companyId: number; taskId: number }, { wc: string; status: string }>(
  'select wc, status from task where company_id = :companyId and task_id = :taskId for update',
);

const updateWorker = statement<{ companyId: number; taskId: number; worker: string | null }>(
  'update task set worker = :worker, version = version + 1 where company_id = :companyId and task_id = :taskId',
);

export const assignTask = operation(contract.assignTask, async (tx, actor, { params, body: { worker } }) => {
  const { companyId } = actor;
  const taskId = Number(params.taskId);
  const [task, company] = await Promise.all([tx.first(lockTask({ companyId, taskId })), companyFacts(tx, companyId)]);
  checkLicence(company, 'PRODUCTION');
  if (!task) return refuse('TASK_NOT_EXIST');
  await checkLed(tx, actor, task.wc);
  if (task.status !== 'OPEN') refuse('MOVE_NOT_ALLOWED', { status: task.status });
  await checkWorker(tx, companyId, task.wc, worker);
  await tx.run(updateWorker({ companyId, taskId, worker }));
  return readTaskRow(tx, companyId, taskId);
});
