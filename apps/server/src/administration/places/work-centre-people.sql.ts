import type { CentrePerson, WorkCentrePeople } from '@gemba/contract/administration/places/work-centre-people';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { readCentre } from './work-centres.sql.ts';

type Centre = { companyId: number; wc: string };

// sql: the name of a table of this file
const peopleOf = (table: 'work_centre_worker' | 'work_centre_lead') => `
  select e.employee_id, e.employee_name as name, e.job_title, d.department_name, e.active,
         count(u.user_id) > 0 as has_user,
         coalesce(bool_or('LEAD_WORK_CENTRE' = any(u.roles)), false) as may_lead
    from ${table} p
    join employee e on e.company_id = p.company_id and e.employee_id = p.employee_id
    join department d on d.company_id = e.company_id and d.department_id = e.department_id
    left join app_user u on u.company_id = e.company_id and u.ref_id = e.employee_id and u.status = 'ACTIVE'
   where p.company_id = :companyId and p.wc = :wc
   group by e.company_id, e.employee_id, d.department_name
   order by name_key(e.employee_name), e.employee_id`;

const selectWorkers = statement<Centre, CentrePerson>(peopleOf('work_centre_worker'));
const selectLeads = statement<Centre, CentrePerson>(peopleOf('work_centre_lead'));

export async function readCentrePeople(tx: Tx, companyId: number, wc: string): Promise<WorkCentrePeople> {
  const { wcName } = await readCentre(tx, companyId, wc);
  return {
    wc,
    wcName,
    workers: await tx.all(selectWorkers({ companyId, wc })),
    leads: await tx.all(selectLeads({ companyId, wc })),
  };
}
