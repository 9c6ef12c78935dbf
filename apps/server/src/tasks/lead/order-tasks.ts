import * as contract from '@gemba/contract/tasks/lead/order-tasks';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { checkLed } from './led-centre.ts';
import { readCentreTasks } from './list-work-centre-tasks.ts';

type Asked = { companyId: number; wc: string; taskIds: readonly number[] };

// In the order of their numbers, so that two leads cannot wait for each other.
const lockTasks = statement<Asked, object>(
  `select 1 from task where company_id = :companyId and wc = :wc and status <> 'CLOSED' and task_id = any(:taskIds::bigint[])
    order by task_id for update`,
);

const updateRanks = statement<Asked>(
  `update task set rank = wanted.place
    from (select t.task_id, place.at as place from task t
            left join unnest(:taskIds::bigint[]) with ordinality as place (task_id, at) on place.task_id = t.task_id
           where t.company_id = :companyId and t.wc = :wc and t.status <> 'CLOSED'
             and (place.at is not null or t.rank is not null)) wanted
   where task.company_id = :companyId and task.task_id = wanted.task_id and task.rank is distinct from wanted.place`,
);

export const orderTasks = operation(
  contract.orderTasks,
  async (tx, actor, { params: { wc }, body: { taskIds: named } }) => {
    const { companyId } = actor;
    checkLicence(await companyFacts(tx, companyId), 'PRODUCTION');
    await checkLed(tx, actor, wc);
    const taskIds = [...new Set(named)];
    const locked = await tx.all(lockTasks({ companyId, wc, taskIds }));
    if (locked.length < taskIds.length) refuse('TASK_NOT_EXIST');
    await tx.run(updateRanks({ companyId, wc, taskIds }));
    return readCentreTasks(tx, companyId, wc);
  },
);
