import * as contract from '@gemba/contract/tasks/lead/list-work-centre-tasks';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { TASK_COLUMNS, TASK_JOINS, type TaskFields, taskRowOf } from '../task/task-row.ts';
import { checkLed } from './led-centre.ts';

const AT_MOST = 200;

type Asked = { companyId: number; wc: string };

const selectTasks = statement<Asked, TaskFields>(
  `select ${TASK_COLUMNS} from task t ${TASK_JOINS}
    where t.company_id = :companyId and t.wc = :wc and t.status in ('OPEN', 'RUNNING', 'PAUSED')
      and (t.status <> 'OPEN' or o.list_status = 'open')
    order by case t.status when 'RUNNING' then 0 when 'PAUSED' then 1 else 2 end, t.rank nulls last, t.planned_start nulls last, t.task_id
    limit ${AT_MOST}`,
);

const selectWorkers = statement<Asked, { employeeId: string; name: string }>(
  `select e.employee_id, e.employee_name as name
    from work_centre_worker w join employee e on e.company_id = w.company_id and e.employee_id = w.employee_id and e.active
   where w.company_id = :companyId and w.wc = :wc order by e.employee_name, e.employee_id`,
);

export async function readCentreTasks(tx: Tx, companyId: number, wc: string) {
  const asked = { companyId, wc };
  const [tasks, workers] = await Promise.all([tx.all(selectTasks(asked)), tx.all(selectWorkers(asked))]);
  return { tasks: tasks.map(taskRowOf), workers };
}

export const listWorkCentreTasks = operation(contract.listWorkCentreTasks, async (tx, actor, { params: { wc } }) => {
  await checkLed(tx, actor, wc);
  return readCentreTasks(tx, actor.companyId, wc);
});
