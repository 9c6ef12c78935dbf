import * as contract from '@gemba/contract/tasks/task/take-operation';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { employeeOf } from '../clock/worker.ts';
import { lockOperation } from '../reports/locked-operation.ts';
import { checkOpenToReport } from '../reports/open-order.ts';
import { addTask } from './add-task.ts';
import { readTask } from './read-task.ts';

const selectMine = statement<{ companyId: number; woNumber: string; sequence: number; me: string }, { taskId: number }>(
  `select task_id from task where company_id = :companyId and wo_number = :woNumber and sequence = :sequence
      and worker = :me and status <> 'CLOSED' order by task_id limit 1`,
);

export const takeOperation = operation(contract.takeOperation, async (tx, actor, { body }) => {
  const { companyId } = actor;
  const me = employeeOf(actor);
  const [company, facts] = await Promise.all([companyFacts(tx, companyId), lockOperation(tx, companyId, me, body)]);
  checkLicence(company, 'PRODUCTION');
  if (!facts.isAuthorised) refuse('WORK_CENTER_NOT_AUTHORIZED', { wc: facts.wc });
  checkOpenToReport(facts.orderStatus, body.woNumber);
  const mine = await tx.first(selectMine({ companyId, me, ...body }));
  const taskId = mine?.taskId ?? (await addTask(tx, companyId, facts, { worker: me }));
  return readTask(tx, actor, taskId);
});
