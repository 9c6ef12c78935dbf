import * as contract from '@gemba/contract/addresses/get-department';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { contactsOf, OPENED } from './shared.sql.ts';

type Head = Omit<contract.Department, 'contacts' | 'people'>;

const selectHead = statement<{ companyId: number; departmentId: string }, Head>(
  `select ${OPENED('department')} from department one where one.company_id = :companyId and one.department_id = :departmentId`,
);

const selectPeople = statement<{ companyId: number; departmentId: string }, contract.Department['people'][number]>(
  `select employee_id, employee_name as name, job_title, phone, email, contract
  from employee where company_id = :companyId and department_id = :departmentId and active order by employee_name, employee_id`,
);

export const getDepartment = operation(
  contract.getDepartment,
  async (tx, { companyId }, { params: { departmentId } }) => {
    const key = { companyId, departmentId };
    const [head, contacts, people] = await Promise.all([
      tx.first(selectHead(key)),
      contactsOf(tx, companyId, 'department', departmentId),
      tx.all(selectPeople(key)),
    ]);
    if (!head) return refuse('DEPARTMENT_NOT_EXIST', { departmentId });
    return { ...head, contacts, people };
  },
);
