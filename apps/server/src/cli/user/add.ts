import { NewUserName } from '@gemba/contract/kit/codes';
import { refuseBeyondSeats } from '../../administration/index.ts';
import { recordChange } from '../../companies/index.ts';
import { ConfigError } from '../../kit/config.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { defineCommand } from '../frame/command.ts';
import { inCompany, mendable, readPassword, rolesFrom } from '../frame/in-company.ts';

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

const insertUser = statement<NewUser, { userId: number }>(
  `insert into app_user (company_id, user_name, display_name, password_hash, ref_id, terminal_wc, roles)
   values (:companyId, :userName, :displayName, :passwordHash, :employeeId, :terminalWc, :roles)
   on conflict do nothing returning user_id`,
);

export const userAdd = defineCommand({
  name: 'user add',
  args: ['COMPANY', 'USER'],
  options: {
    name: { type: 'string', value: 'NAME', help: 'the name that people read; the user name where it is left out' },
    employee: { type: 'string', value: 'ID', help: 'the employee that this user is; made where there is none yet' },
    terminal: { type: 'string', value: 'WC', help: 'a device that the workers of this work centre share' },
    roles: { type: 'string', value: 'A,B', default: '', help: 'what the user may do; `all` for every role' },
  },
  does: 'Adds a user; asks for the password.',
  details: 'At a terminal nobody has a role that the terminal lacks.',
  examples: [
    'gemba user add ACME ines --name "Ines Moreno" --employee E-1001 --roles all',
    'gemba user add ACME lathe-4 --name "Lathe 4" --terminal CNC-04 --roles FIND_WORK_ORDER,FIND_PART',
  ],
  async run({ owner }, { args: [company, typed], options }) {
    const { data: userName } = NewUserName.safeParse(typed);
    if (userName === undefined) throw new ConfigError(`"${typed}" cannot be a user name`);
    const { employee: employeeId = null, terminal: terminalWc = null } = options;
    if (employeeId && terminalWc) throw new ConfigError('A terminal is nobody: leave --employee out');
    const roles = rolesFrom(options.roles);
    const passwordHash = await hashPassword(await readPassword());
    const { name: displayName = userName } = options;
    await inCompany(owner, company, async (tx, companyId) => {
      if (terminalWc && !(await tx.first(selectWorkCentre({ companyId, wc: terminalWc }))))
        throw new ConfigError(`There is no work centre ${terminalWc} in ${company}`);
      await addUser(tx, { companyId, userName, displayName, passwordHash, employeeId, terminalWc, roles });
      await mendable(refuseBeyondSeats(tx, companyId));
      const after = { displayName, refId: employeeId, roles };
      await recordChange(tx, { companyId, userId: null }, { kind: 'user', subject: userName, act: 'added', after });
    });
    console.log(`User ${userName} of ${company} added with ${roles.length} roles`);
  },
});

/** Adds a user, and the employee that it is. */
export async function addUser(tx: Tx, user: NewUser) {
  const { companyId, employeeId, displayName, userName } = user;
  if (employeeId) await ensureEmployee(tx, companyId, employeeId, displayName);
  const added = await tx.first(insertUser(user));
  if (!added) throw new ConfigError(`There is a user ${userName} already`);
  return added.userId;
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
