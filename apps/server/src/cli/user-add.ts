import { parseArgs } from 'node:util';
import { UserName } from '@gemba/contract/kit/codes';
import type pg from 'pg';
import { ConfigError } from '../kit/config.ts';
import { hashPassword } from '../kit/crypto/passwords.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { inCompany, readPassword, rolesFrom } from './in-company.ts';

interface NewUser {
  companyId: number;
  userName: string;
  displayName: string;
  passwordHash: string;
  employeeId: string | null;
  terminalWc: string | null;
  roles: readonly string[];
}

const selectWorkCentre = statement<{ companyId: number; wc: string }, object>(
  'select 1 from work_centre where company_id = :companyId and wc = :wc',
);

const insertUser = statement<NewUser, object>(
  `insert into app_user (company_id, user_name, display_name, password_hash, ref_id, terminal_wc, roles)
   values (:companyId, :userName, :displayName, :passwordHash, :employeeId, :terminalWc, :roles)
   on conflict do nothing returning 1`,
);

export async function addUser(owner: pg.Client, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      employee: { type: 'string' },
      terminal: { type: 'string' },
      roles: { type: 'string', default: '' },
    },
  });
  const [company = '', typed = ''] = positionals;
  const { data: userName } = UserName.safeParse(typed);
  if (userName === undefined) throw new ConfigError('Say company and user: gemba user add COMPANY USER --name NAME');
  if (values.employee && values.terminal) throw new ConfigError('A terminal is nobody: leave --employee out');
  const roles = rolesFrom(values.roles);
  const passwordHash = await hashPassword(await readPassword());
  const { name: displayName = userName, employee: employeeId = null, terminal: terminalWc = null } = values;
  await inCompany(owner, company, async (tx, companyId) => {
    if (employeeId) await ensureEmployee(tx, companyId, employeeId, displayName);
    if (terminalWc && !(await tx.first(selectWorkCentre({ companyId, wc: terminalWc }))))
      throw new ConfigError(`There is no work centre ${terminalWc} in ${company}`);
    const user = { companyId, userName, displayName, passwordHash, employeeId, terminalWc, roles };
    const added = await tx.first(insertUser(user));
    if (!added) throw new ConfigError(`There is a user ${userName} already`);
  });
  console.log(`User ${userName} of ${company} added with ${roles.length} roles`);
}

const insertDepartment = statement<{ companyId: number }>(
  `insert into department (company_id, department_id, department_name, sort_name) values (:companyId, 'ALL', 'All', 'all')
   on conflict do nothing`,
);

const insertEmployee = statement<{ companyId: number; employeeId: string; name: string }>(
  `insert into employee (company_id, employee_id, employee_name, department_id)
   select :companyId, :employeeId, :name, min(department_id) from department where company_id = :companyId
   on conflict do nothing`,
);

/** The first users of a company come before its people are imported: the employee is made, in a department for all. */
async function ensureEmployee(tx: Tx, companyId: number, employeeId: string, name: string) {
  await tx.run(insertDepartment({ companyId }));
  await tx.run(insertEmployee({ companyId, employeeId, name }));
}
