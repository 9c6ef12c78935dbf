import type { Department } from '@gemba/contract/addresses/get-department';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { contactsOf, OPENED } from './shared.sql.ts';

type Head = Omit<Department, 'contacts' | 'people'>;

// sql: the pieces are constants of ours
const HEAD = `select ${OPENED('department')} from department one where one.company_id = $1 and one.department_id = $2`;

const PEOPLE = `select employee_id as "employeeId", employee_name as name, job_title as "jobTitle", phone, email
  from employee where company_id = $1 and department_id = $2 and active order by employee_name, employee_id`;

export async function readDepartment(tx: Tx, companyId: number, departmentId: string): Promise<Department> {
  const key = [companyId, departmentId];
  const [[head], contacts, people] = await Promise.all([
    tx.query<Head>(HEAD, key),
    contactsOf(tx, companyId, 'department', departmentId),
    tx.query<Department['people'][number]>(PEOPLE, key),
  ]);
  if (!head) return refuse('DEPARTMENT_NOT_EXIST', { departmentId });
  return { ...head, contacts, people };
}
