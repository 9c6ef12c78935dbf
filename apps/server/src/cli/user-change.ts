import type pg from 'pg';
import { ConfigError } from '../kit/config.ts';
import { hashPassword } from '../kit/crypto/passwords.ts';
import { inCompany, readPassword, rolesFrom } from './in-company.ts';

export type Change = 'password' | 'roles' | 'lock' | 'unlock' | 'disable' | 'sign-out';

/** What each change writes; `$3` is its value where it has one. */
const SET: Record<Change, string> = {
  password: 'password_hash = $3',
  roles: 'roles = $3',
  lock: `status = 'LOCKED'`,
  unlock: `status = 'ACTIVE'`,
  disable: `status = 'DISABLED'`,
  'sign-out': 'user_name = user_name',
};

const ENDS_SESSIONS: Partial<Record<Change, string>> = { password: 'PASSWORD_CHANGED', 'sign-out': 'REVOKED' };

const valueOf = async (change: Change, text: string): Promise<unknown[]> => {
  if (change === 'password') return [await hashPassword(await readPassword())];
  return change === 'roles' ? [rolesFrom(text)] : [];
};

/** Changes one user. Open sessions notice at their next call. */
export async function changeUser(owner: pg.Client, change: Change, [company = '', userName = '', text = '']: string[]) {
  const value = await valueOf(change, text);
  await inCompany(owner, company, async (companyId) => {
    const { rows } = await owner.query<{ user_id: number }>(
      `update app_user set ${SET[change]} where company_id = $1 and lower(user_name) collate "C" = lower($2) collate "C" returning user_id`,
      [companyId, userName, ...value],
    );
    const userId = rows[0]?.user_id;
    if (userId === undefined) throw new ConfigError(`There is no user ${userName} in ${company}`);
    if (ENDS_SESSIONS[change]) {
      await owner.query(
        `update session set ended_at = now(), end_reason = $3 where company_id = $1 and user_id = $2 and ended_at is null`,
        [companyId, userId, ENDS_SESSIONS[change]],
      );
    }
    if (change === 'unlock') {
      await owner.query(
        `delete from login_throttle where company_id = $1 and kind = 'ACCOUNT' and subject = lower($2)`,
        [companyId, userName],
      );
    }
  });
  console.log(`${userName} of ${company}: ${change} done`);
}
