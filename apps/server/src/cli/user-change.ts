import type pg from 'pg';
import { ConfigError } from '../kit/config.ts';
import { hashPassword } from '../kit/crypto/passwords.ts';
import { inCompany, readPassword, rolesFrom } from './in-company.ts';

export type Change = 'password' | 'roles' | 'lock' | 'unlock' | 'disable' | 'sign-out';

type Edit = { set: string; value?: unknown; endsSessions?: boolean };

const editOf = async (change: Change, text: string): Promise<Edit | undefined> => {
  switch (change) {
    case 'password':
      return { set: 'password_hash = $3', value: await hashPassword(await readPassword()), endsSessions: true };
    case 'roles':
      return { set: 'roles = $3', value: rolesFrom(text) };
    case 'lock':
      return { set: `status = 'LOCKED'` };
    case 'unlock':
      return { set: `status = 'ACTIVE'` };
    case 'disable':
      return { set: `status = 'DISABLED'` };
    case 'sign-out':
      return { set: 'user_id = user_id', endsSessions: true };
  }
};

/** Changes one user. Open sessions notice at their next call. */
export async function changeUser(owner: pg.Client, change: Change, [company = '', userName = '', text = '']: string[]) {
  const edit = await editOf(change, text);
  if (!edit) return;
  await inCompany(owner, company, async (companyId) => {
    const { rows } = await owner.query<{ user_id: number }>(
      `update app_user set ${edit.set} where company_id = $1 and lower(user_name) collate "C" = lower($2) collate "C" returning user_id`,
      [companyId, userName, ...('value' in edit ? [edit.value] : [])],
    );
    const userId = rows[0]?.user_id;
    if (userId === undefined) throw new ConfigError(`There is no user ${userName} in ${company}`);
    if (edit.endsSessions) {
      await owner.query(
        `update session set ended_at = now(), end_reason = $3 where company_id = $1 and user_id = $2 and ended_at is null`,
        [companyId, userId, change === 'password' ? 'PASSWORD_CHANGED' : 'REVOKED'],
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
