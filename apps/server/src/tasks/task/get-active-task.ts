import * as contract from '@gemba/contract/tasks/task/get-active-task';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { employeeOf } from '../clock/worker.ts';
import { readTask } from './read-task.ts';

const selectActive = statement<{ companyId: number; me: string }, { taskId: number | null; serverTime: string }>(
  `select clock_timestamp() as server_time, (select t.task_id from task t
     where t.company_id = :companyId and t.worker = :me and t.status in ('RUNNING', 'PAUSED')
     order by t.status desc, t.paused_at desc, t.task_id desc limit 1) as task_id`,
);

export const getActiveTask = operation(contract.getActiveTask, async (tx, actor) => {
  const { taskId, serverTime } = await tx.one(selectActive({ companyId: actor.companyId, me: employeeOf(actor) }));
  return { serverTime, task: taskId === null ? null : await readTask(tx, actor, taskId) };
});
