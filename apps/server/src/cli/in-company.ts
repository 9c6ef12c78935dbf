import { createInterface } from 'node:readline/promises';
import { passwordRefusal } from '@gemba/contract/kit/password-rule';
import english from '@gemba/contract/kit/refusals.en';
import { isRole, ROLES } from '@gemba/contract/kit/roles';
import type pg from 'pg';
import { isCommonPassword } from '../auth/index.ts';
import { ConfigError } from '../kit/config.ts';

/** Runs `work` in one transaction of the company that the code names. */
export async function inCompany(owner: pg.Client, code: string, work: (companyId: number) => Promise<void>) {
  await owner.query('begin');
  try {
    const { rows } = await owner.query<{ id: number | null }>('select find_company($1) as id', [code]);
    const companyId = rows[0]?.id;
    if (companyId === null || companyId === undefined) throw new ConfigError(`There is no company ${code}`);
    await owner.query(`select set_config('app.company_id', $1, true)`, [String(companyId)]);
    await work(companyId);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

export const rolesFrom = (text: string): string[] => {
  if (text === 'all') return [...ROLES];
  const roles = text.split(',').filter(Boolean);
  const unknown = roles.find((role) => !isRole(role));
  if (unknown) throw new ConfigError(`There is no role ${unknown}. Roles: ${ROLES.join(', ')}`);
  return roles;
};

/** One line of standard input, by the rule that the app itself applies. */
export async function readPassword() {
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, terminal: false });
  const { value: password = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  const refusal = passwordRefusal(password, isCommonPassword);
  if (refusal) throw new ConfigError(english[refusal]);
  return password;
}
