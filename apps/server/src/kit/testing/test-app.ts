import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { ROLES } from '@gemba/contract/kit/roles';
import { afterAll } from 'vitest';
import { startServer } from '../../server.ts';
import type { Capability } from '../capability.ts';
import { readConfig } from '../config.ts';
import { hashPassword } from '../crypto/passwords.ts';
import { Browser } from './browser.ts';
import { TEST_SECRET } from './one-postgres.ts';
import { createTestDatabase } from './test-database.ts';

export const PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | undefined;

export interface TestUser {
  userName?: string;
  roles?: readonly string[];
  refId?: string | null;
}

/** The whole server on a port of its own and a database of its own, with builders for what a test needs. */
export async function startTestApp(env: Record<string, string> = {}, more: readonly Capability[] = []) {
  const database = await createTestDatabase();
  const log: string[] = [];
  const folder = join(tmpdir(), `gemba-test-data-${randomUUID()}`);
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', GEMBA_DEMO: 'none', GEMBA_DATA: folder, ...env });
  const server = await startServer(config, database.appUrl, TEST_SECRET, {
    more,
    logTo: { write: (line) => void log.push(line) },
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  passwordHash ??= hashPassword(PASSWORD);
  let count = 0;

  const company = async (code = `C${(count += 1)}`, settings: Record<string, unknown> = {}) => {
    const names = ['company_code', 'company_name', ...Object.keys(settings)];
    const { rows } = await database.owner.query<{ company_id: number }>(
      `insert into company (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning company_id`,
      [code, `${code} Works`, ...Object.values(settings)],
    );
    return { companyId: rows[0]?.company_id as number, companyCode: code };
  };

  const employee = async (companyId: number, employeeId: string) => {
    await database.owner.query(
      `insert into department (company_id, department_id, department_name, sort_name) values ($1, 'ALL', 'All', 'all')
       on conflict do nothing`,
      [companyId],
    );
    await database.owner.query(
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
    const { rows } = await database.owner.query<{ user_id: number }>(
      `insert into app_user (company_id, user_name, display_name, password_hash, ref_id, roles)
       values ($1, $2, $2, $3, $4, $5) returning user_id`,
      [companyId, userName, await passwordHash, refId, roles],
    );
    return { userId: rows[0]?.user_id as number, userName };
  };

  const browser = () => new Browser(server.url);

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

  return { ...database, server, log, config, company, user, browser, signIn, somebody };
}
