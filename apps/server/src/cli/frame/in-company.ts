import { createInterface } from 'node:readline/promises';
import { passwordRefusal } from '@gemba/contract/kit/password-rule';
import { fill } from '@gemba/contract/kit/refusals/fill';
import english from '@gemba/contract/kit/refusals/refusals.en';
import { isRole, ROLES } from '@gemba/contract/kit/roles';
import type pg from 'pg';
import { isCommonPassword } from '../../auth/index.ts';
import { ConfigError } from '../../kit/config.ts';
import { enterCompany, type Tx } from '../../kit/database/database.ts';
import { queriesOn } from '../../kit/database/query.ts';
import { statement } from '../../kit/database/statement.ts';
import { Refusal } from '../../kit/refuse.ts';

const selectCompany = statement<{ code: string }, { companyId: number | null }>(
  'select find_company(:code) as company_id',
);

export async function findCompany(owner: pg.Client, code: string) {
  const { companyId } = await queriesOn(owner).one(selectCompany({ code }));
  if (companyId === null) throw new ConfigError(`There is no company ${code}`);
  return companyId;
}

/** Runs `work` in one transaction of the company that the code names. */
export async function inCompany<Result>(
  owner: pg.Client,
  code: string,
  work: (tx: Tx, companyId: number) => Promise<Result>,
) {
  const tx = queriesOn(owner);
  await owner.query('begin');
  try {
    const companyId = await findCompany(owner, code);
    await tx.run(enterCompany({ companyId: String(companyId) }));
    const result = await work(tx, companyId);
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** A refusal is something that the operator can mend: its sentence is enough. */
export const mendable = <Result>(work: Promise<Result>) =>
  work.catch((error: unknown): never => {
    throw error instanceof Refusal ? new ConfigError(fill(english[error.code], error.facts)) : error;
  });

export const rolesFrom = (text: string): string[] => {
  if (text === 'all') return [...ROLES];
  const roles = text.split(',').filter(Boolean);
  const unknown = roles.find((role) => !isRole(role));
  if (unknown) throw new ConfigError(`There is no role ${unknown}. Roles: ${ROLES.join(', ')}`);
  return roles;
};

/** One line of standard input, so that a secret stands in no list of processes. */
async function readLine(asked: string) {
  if (process.stdin.isTTY) process.stderr.write(`${asked}: `);
  const lines = createInterface({ input: process.stdin, terminal: false });
  const { value: line = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return line;
}

/** A password by the rule that the app itself applies. */
export async function readPassword() {
  const password = await readLine('Password');
  const refusal = passwordRefusal(password, isCommonPassword);
  if (refusal) throw new ConfigError(english[refusal]);
  return password;
}

/** A secret that another service has given us. */
export async function readSecretOf(service: string) {
  const secret = (await readLine(`Secret of the ${service}`)).trim();
  if (secret === '') throw new ConfigError(`Type the secret of the ${service}, or send it by standard input`);
  return secret;
}
