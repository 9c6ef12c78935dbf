import { randomInt } from 'node:crypto';
import { BADGE_PREFIX } from '@gemba/contract/auth/terminal/badge';
import type { AuditAct, AuditKind } from '@gemba/contract/companies/audit';
import type pg from 'pg';
import { refuseBeyondSeats, refuseWithoutAdministrator } from '../../administration/index.ts';
import {
  dropSignInWays,
  type EndReason,
  endAllSessions,
  endTurnsOf,
  forgiveUser,
  WAYS_OF_PASSWORD,
} from '../../auth/index.ts';
import { recordChange } from '../../companies/index.ts';
import { ConfigError } from '../../kit/config.ts';
import { sha256 } from '../../kit/crypto/keys.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { statement } from '../../kit/database/statement.ts';
import { type Command, defineCommand } from '../frame/command.ts';
import { inCompany, mendable, readPassword, rolesFrom } from '../frame/in-company.ts';

type Change = 'password' | 'roles' | 'lock' | 'unlock' | 'disable' | 'sign-out' | 'badge';

interface Changed {
  companyId: number;
  userId: number;
  passwordHash: string | undefined;
  roles: readonly string[] | undefined;
  status: 'LOCKED' | 'ACTIVE' | 'DISABLED' | undefined;
  badgeHash: Buffer | undefined;
}

interface Before {
  userId: number;
  userName: string;
  roles: string[];
  status: string;
}

const lockUser = statement<{ companyId: number; userName: string }, Before>(
  `select user_id, user_name, roles, status from app_user
    where company_id = :companyId and name_key(user_name) = name_key(:userName) and not is_machine for update`,
);

const updateUser = statement<Changed>(
  `update app_user set password_hash = coalesce(:passwordHash, password_hash), roles = coalesce(:roles, roles),
          status = coalesce(:status, status), badge_hash = coalesce(:badgeHash, badge_hash), revision = revision + 1
    where company_id = :companyId and user_id = :userId`,
);

const STATUS = { lock: 'LOCKED', unlock: 'ACTIVE', disable: 'DISABLED' } as const;
const ENDS_SESSIONS: Partial<Record<Change, EndReason>> = { password: 'PASSWORD_CHANGED', 'sign-out': 'REVOKED' };

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
    const user = await tx.first(lockUser({ companyId, userName }));
    if (!user) throw new ConfigError(`There is no user ${userName} in ${company}`);
    const { userId } = user;
    await tx.run(updateUser({ companyId, userId, ...changed }));
    // A company that nobody administered before is not stopped: commands are its way out.
    const administered = user.status === 'ACTIVE' && user.roles.includes('COMPANY_ADMIN');
    if (administered && (changed.roles || changed.status)) await mendable(refuseWithoutAdministrator(tx, companyId));
    if (user.status === 'DISABLED' && changed.status) await mendable(refuseBeyondSeats(tx, companyId));
    const reason = ENDS_SESSIONS[change];
    if (reason) {
      await endAllSessions(tx, companyId, userId, reason);
      await endTurnsOf(tx, companyId, userId);
    }
    const ways = change === 'password' ? await dropSignInWays(tx, { companyId, userId }, WAYS_OF_PASSWORD) : undefined;
    if (change === 'unlock') await forgiveUser(tx, companyId, userId);
    await recordChange(
      tx,
      { companyId, userId: null },
      { ...entryOf[change], subject: user.userName, ...told(user, changed, ways) },
    );
  });
  console.log(badge ?? `${userName} of ${company}: ${change} done`);
}

const entryOf: Record<Change, { kind: AuditKind; act: AuditAct }> = {
  password: { kind: 'user', act: 'changed' },
  roles: { kind: 'user', act: 'changed' },
  badge: { kind: 'user', act: 'changed' },
  lock: { kind: 'user', act: 'locked' },
  unlock: { kind: 'user', act: 'unlocked' },
  disable: { kind: 'user', act: 'disabled' },
  'sign-out': { kind: 'session', act: 'revoked' },
};

/** The fields of the audit trail. Of a password and a badge it only says that they are new. */
const told = (
  before: Before,
  { passwordHash, roles, status, badgeHash }: Omit<Changed, 'companyId' | 'userId'>,
  ways: Awaited<ReturnType<typeof dropSignInWays>> | undefined,
) => ({
  before: { roles: before.roles, status: before.status, ...ways?.before },
  after: {
    ...(passwordHash && { password: true }),
    ...(badgeHash && { badge: true }),
    ...(roles && { roles }),
    ...(status && { status }),
    ...ways?.after,
  },
});

const CHANGES: Record<Exclude<Change, 'roles'>, string> = {
  password: 'Sets a new password, which it asks for; ends every session, passkeys and the messenger account.',
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
