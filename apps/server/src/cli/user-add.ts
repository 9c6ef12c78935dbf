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
    const added = await owner.query(
      `insert into app_user (company_id, user_name, display_name, password_hash, ref_id, roles) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [companyId, userName, values.name ?? userName, hash, values.employee ?? null, roles],
    );
    if (added.rowCount === 0) throw new ConfigError(`There is a user ${userName} already`);
  });
  console.log(`User ${userName} of ${company} added with ${roles.length} roles`);
}
