import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { ROLES } from '@gemba/contract/kit/roles';
import type pg from 'pg';
import { Browser } from './browser.ts';
import { quickHash } from './quick-hash.ts';

export const PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | undefined;

export interface TestUser {
  userName?: string;
  roles?: readonly string[];
  refId?: string | null;
}

/** Builders of companies and of people in them, written by the owner of a database that the server at `url` serves. */
export function peopleOf(owner: pg.Client, url: string) {
  passwordHash ??= quickHash(PASSWORD);
  let count = 0;

  const company = async (code = `C${(count += 1)}`, settings: Record<string, unknown> = {}) => {
    const names = ['company_code', 'company_name', ...Object.keys(settings)];
    const { rows } = await owner.query<{ company_id: number }>(
      `insert into company (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning company_id`,
      [code, `${code} Works`, ...Object.values(settings)],
    );
    return { companyId: rows[0]?.company_id as number, companyCode: code };
  };

  const employee = async (companyId: number, employeeId: string) => {
    await owner.query(
      `insert into department (company_id, department_id, department_name, sort_name) values ($1, 'ALL', 'All', 'all')
       on conflict do nothing`,
      [companyId],
    );
    await owner.query(
      `insert into employee (company_id, employee_id, employee_name, department_id) values ($1, $2, $2, 'ALL')
       on conflict do nothing`,
      [companyId, employeeId],
    );
  };

  const user = async (
    companyId: number,
    { userName = `user${(count += 1)}`, roles = ROLES, refId = 'E-1' }: TestUser = {},
  ) => {
    if (refId !== null) await employee(companyId, refId);
    const { rows } = await owner.query<{ user_id: number }>(
      `insert into app_user (company_id, user_name, display_name, password_hash, ref_id, roles)
       values ($1, $2, $2, $3, $4, $5) returning user_id`,
      [companyId, userName, await passwordHash, refId, roles],
    );
    return { userId: rows[0]?.user_id as number, userName };
  };

  const browser = () => new Browser(url);

  const signIn = async (companyCode: string, userName: string, password = PASSWORD) => {
    const signedIn = browser();
    const answer = await signedIn.post<SessionAnswer>('/login', { companyCode, userName, password });
    if (!answer.success) throw new Error(`${userName} could not sign in: ${answer.msgCode}`);
    signedIn.token = answer.data.token;
    return signedIn;
  };

  /** A fresh company with one user in it, signed in. */
  const somebody = async (person: TestUser = {}) => {
    const { companyId, companyCode } = await company();
    const { userId, userName } = await user(companyId, person);
    return { companyId, companyCode, userId, userName, browser: await signIn(companyCode, userName) };
  };

  return { company, user, browser, signIn, somebody };
}
