import { randomInt } from 'node:crypto';
import { BADGE_PREFIX } from '@gemba/contract/auth/terminal/badge';
import type pg from 'pg';
import { ConfigError } from '../../kit/config.ts';
import { sha256 } from '../../kit/crypto/keys.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { statement } from '../../kit/database/statement.ts';
import { type Command, defineCommand } from '../frame/command.ts';
import { inCompany, readPassword, rolesFrom } from '../frame/in-company.ts';

type Change = 'password' | 'roles' | 'lock' | 'unlock' | 'disable' | 'sign-out' | 'badge';

interface Changed {
  companyId: number;
  userName: string;
  passwordHash: string | undefined;
  roles: readonly string[] | undefined;
  status: 'LOCKED' | 'ACTIVE' | 'DISABLED' | undefined;
  badgeHash: Buffer | undefined;
}

const updateUser = statement<Changed, { userId: number }>(
  `update app_user set password_hash = coalesce(:passwordHash, password_hash), roles = coalesce(:roles, roles),
          status = coalesce(:status, status), badge_hash = coalesce(:badgeHash, badge_hash)
    where company_id = :companyId and name_key(user_name) = name_key(:userName) and not is_machine returning user_id`,
);

const endSessions = statement<{ companyId: number; userId: number; reason: string }>(
  `update session set ended_at = now(), end_reason = :reason
    where company_id = :companyId and user_id = :userId and ended_at is null`,
);

const endTurns = statement<{ companyId: number; userId: number }>(
  'update session set turn_ends_at = now() where company_id = :companyId and worker_id = :userId and turn_ends_at > now()',
);

const deleteThrottle = statement<{ companyId: number; userId: number }>(
  `delete from login_throttle where company_id = :companyId and kind in ('ACCOUNT', 'PIN', 'TERMINAL') and subject = :userId::int::text`,
);

const STATUS = { lock: 'LOCKED', unlock: 'ACTIVE', disable: 'DISABLED' } as const;
const ENDS_SESSIONS: Partial<Record<Change, string>> = { password: 'PASSWORD_CHANGED', 'sign-out': 'REVOKED' };

/** Letters only: while a PIN is typed, a scan of a badge adds no digit to it. */
const newBadge = () =>
  BADGE_PREFIX + Array.from({ length: 22 }, () => String.fromCharCode('A'.charCodeAt(0) + randomInt(26))).join('');

/** Changes one user. Open sessions notice at their next call. */
async function changeUser(owner: pg.Client, change: Change, company: string, userName: string, roles = '') {
  const badge = change === 'badge' ? newBadge() : undefined;
  const changed = {
    badgeHash: badge === undefined ? undefined : sha256(badge),
    passwordHash: change === 'password' ? await hashPassword(await readPassword()) : undefined,
    roles: change === 'roles' ? rolesFrom(roles) : undefined,
    status: change in STATUS ? STATUS[change as keyof typeof STATUS] : undefined,
  };
  await inCompany(owner, company, async (tx, companyId) => {
    const user = await tx.first(updateUser({ companyId, userName, ...changed }));
    if (!user) throw new ConfigError(`There is no user ${userName} in ${company}`);
    const reason = ENDS_SESSIONS[change];
    if (reason) {
      await tx.run(endSessions({ companyId, userId: user.userId, reason }));
      await tx.run(endTurns({ companyId, userId: user.userId }));
    }
    if (change === 'unlock') await tx.run(deleteThrottle({ companyId, userId: user.userId }));
  });
  console.log(badge ?? `${userName} of ${company}: ${change} done`);
}

const CHANGES: Record<Exclude<Change, 'roles'>, string> = {
  password: 'Sets a new password, which it asks for, and signs the user out everywhere.',
  badge: 'Makes a new badge for terminals and prints its code once; the badge before it stops working.',
  lock: 'Locks a user: nobody can sign in or go on as this user.',
  unlock: 'Unlocks a user, also after ten wrong passwords.',
  disable: 'Ends a user for good; what this person did stays.',
  'sign-out': 'Signs a user out on every device.',
};

const changes = Object.entries(CHANGES).map(([change, does]) =>
  defineCommand({
    name: `user ${change}`,
    args: ['COMPANY', 'USER'],
    does,
    examples: [`gemba user ${change} ACME ines`],
    run: ({ owner }, { args: [company, userName] }) => changeUser(owner, change as Change, company, userName),
  }),
);

const changeRoles = defineCommand({
  name: 'user roles',
  args: ['COMPANY', 'USER', 'ROLES'],
  does: 'Gives a user these roles and no others.',
  details: 'ROLES are separated by commas; `all` means every role.',
  examples: ['gemba user roles ACME ines FIND_PART,UPDATE_RECEIVER', 'gemba user roles ACME ines all'],
  run: ({ owner }, { args: [company, userName, roles] }) => changeUser(owner, 'roles', company, userName, roles),
});

export const userChanges: readonly Command[] = [changeRoles, ...changes];
