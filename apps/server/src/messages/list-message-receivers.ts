import type { Person } from '@gemba/contract/kit/person';
import { isRole } from '@gemba/contract/kit/roles';
import * as contract from '@gemba/contract/messages/list-message-receivers';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';

type Asked = { companyId: number; userId: number; part: string; limit: number };

const selectPeople = statement<Asked, Person>(
  `select user_id, display_name as name from app_user
    where company_id = :companyId and user_id <> :userId and status <> 'DISABLED' and not is_machine
      and position(lower(:part) in lower(display_name || ' ' || user_name)) > 0
    order by display_name collate "C", user_id limit :limit`,
);

const selectDepartments = statement<Asked, { departmentId: string; name: string }>(
  `select d.department_id, d.department_name as name from department d
    where d.company_id = :companyId and position(lower(:part) in lower(d.department_name || ' ' || d.department_id)) > 0
      and exists (select from employee e join app_user u on u.company_id = e.company_id and u.ref_id = e.employee_id
                   where e.company_id = d.company_id and e.department_id = d.department_id and u.status <> 'DISABLED'
                     and u.user_id <> :userId)
    order by d.department_name collate "C", d.department_id limit :limit`,
);

const selectRoles = statement<{ companyId: number; userId: number }, { role: string }>(
  `select distinct role from app_user, unnest(roles) as held (role)
    where company_id = :companyId and user_id <> :userId and status <> 'DISABLED' and not is_machine order by role`,
  { neverNull: ['role'] },
);

export const listMessageReceivers = operation(
  contract.listMessageReceivers,
  async (tx, { companyId, userId }, { query }) => {
    const asked = { companyId, userId, part: query.q?.trim() ?? '', limit: contract.RECEIVERS_SHOWN };
    const [people, departments, roles] = await Promise.all([
      tx.all(selectPeople(asked)),
      tx.all(selectDepartments(asked)),
      tx.all(selectRoles(asked)),
    ]);
    return { people, departments, roles: roles.map(({ role }) => role).filter(isRole) };
  },
);
