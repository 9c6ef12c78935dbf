import * as contract from '@gemba/contract/administration/places/set-work-centre-person';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { freePlannedTasks } from '../../tasks/index.ts';
import { readCentrePeople } from './work-centre-people.sql.ts';
import { readCentre } from './work-centres.sql.ts';

type Key = { companyId: number; wc: string; employeeId: string };

const lockEmployee = statement<Omit<Key, 'wc'>, { employeeName: string; active: boolean }>(
  `select employee_name, active from employee where company_id = :companyId and employee_id = :employeeId for no key update`,
);

const writes = {
  WORKER: {
    add: statement<Key, object>(
      `insert into work_centre_worker (company_id, wc, employee_id) values (:companyId, :wc, :employeeId)
       on conflict do nothing returning 1`,
    ),
    remove: statement<Key, object>(
      `delete from work_centre_worker where company_id = :companyId and wc = :wc and employee_id = :employeeId returning 1`,
    ),
  },
  LEAD: {
    add: statement<Key, object>(
      `insert into work_centre_lead (company_id, wc, employee_id) values (:companyId, :wc, :employeeId)
       on conflict do nothing returning 1`,
    ),
    remove: statement<Key, object>(
      `delete from work_centre_lead where company_id = :companyId and wc = :wc and employee_id = :employeeId returning 1`,
    ),
  },
};

/**
 * The employee is locked first, as for every event of a task: a task that the worker starts in this moment has either begun, and is
 * theirs to end, or is free again.
 */
export const setWorkCentrePerson = operation(contract.setWorkCentrePerson, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { wc } = params;
  const { employeeId, part, belongs } = body;
  await readCentre(tx, companyId, wc);
  const person = await tx.first(lockEmployee({ companyId, employeeId }));
  if (!person || (belongs && !person.active))
    return refuse('WORKER_NOT_EXIST', { field: 'employeeId', worker: employeeId });
  const changed = await tx.first(writes[part][belongs ? 'add' : 'remove']({ companyId, wc, employeeId }));
  if (changed) {
    if (part === 'WORKER' && !belongs) await freePlannedTasks(tx, companyId, wc, employeeId);
    const field = part === 'WORKER' ? 'worker' : 'lead';
    const name = `${person.employeeName} (${employeeId})`;
    await recordChange(tx, actor, {
      kind: 'workCentre',
      subject: wc,
      act: 'changed',
      before: { [field]: belongs ? null : name },
      after: { [field]: belongs ? name : null },
    });
  }
  return readCentrePeople(tx, companyId, wc);
});
