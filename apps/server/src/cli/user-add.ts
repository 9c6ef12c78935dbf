import { parseArgs } from 'node:util';
import { UserName } from '@gemba/contract/kit/codes';
import type pg from 'pg';
import { ConfigError } from '../kit/config.ts';
import { hashPassword } from '../kit/crypto/passwords.ts';
import { inCompany, readPassword, rolesFrom } from './in-company.ts';

export async function addUser(owner: pg.Client, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, employee: { type: 'string' }, roles: { type: 'string', default: '' } },
  });
  const [company = '', userName = ''] = positionals;
  if (!UserName.safeParse(userName).success)
    throw new ConfigError('Say company and user: gemba user add COMPANY USER --name NAME');
  const roles = rolesFrom(values.roles);
  const hash = await hashPassword(await readPassword());
  await inCompany(owner, company, async (companyId) => {
    if (values.employee) await ensureEmployee(owner, companyId, values.employee, values.name ?? userName);
    const added = await owner.query(
      `insert into app_user (company_id, user_name, display_name, password_hash, ref_id, roles) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [companyId, userName, values.name ?? userName, hash, values.employee ?? null, roles],
    );
    if (added.rowCount === 0) throw new ConfigError(`There is a user ${userName} already`);
  });
  console.log(`User ${userName} of ${company} added with ${roles.length} roles`);
}

/** The first users of a company come before its people are imported: the employee is made, in a department for all. */
async function ensureEmployee(owner: pg.Client, companyId: number, employeeId: string, name: string) {
  await owner.query(
    `insert into department (company_id, department_id, department_name, sort_name) values ($1, 'ALL', 'All', 'all')
     on conflict do nothing`,
    [companyId],
  );
  await owner.query(
    `insert into employee (company_id, employee_id, employee_name, department_id)
     select $1, $2, $3, min(department_id) from department where company_id = $1 on conflict do nothing`,
    [companyId, employeeId, name],
  );
}
