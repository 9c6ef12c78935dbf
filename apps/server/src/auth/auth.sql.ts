import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

export interface UserRow {
  userId: number;
  userName: string;
  displayName: string;
  passwordHash: string;
  refId: string | null;
  roles: string[];
  realTime: boolean;
  status: 'ACTIVE' | 'LOCKED' | 'DISABLED';
  expired: boolean;
  version: number;
  /** The work centre whose shared terminal this user is. */
  terminalWc: string | null;
}

export const userColumns = (u: string, roles = `${u}.roles`) =>
  `${u}.user_id, ${u}.user_name, ${u}.display_name, ${u}.password_hash, ${u}.ref_id, ${roles} as roles, ${u}.real_time, ${u}.status,
   coalesce(${u}.expires_on < company_today(${u}.company_id), false) as expired, ${u}.version, ${u}.terminal_wc`;

/** Only an API key has no password, and none of these finds one. */
export const PERSON: { neverNull: ['passwordHash'] } = { neverNull: ['passwordHash'] };

const selectUserByName = statement<{ companyId: number; userName: string }, UserRow>(
  `select ${userColumns('u')} from app_user u where company_id = :companyId and name_key(user_name) = name_key(:userName) and not is_machine`,
  PERSON,
);

export const findUser = (tx: Tx, companyId: number, userName: string) =>
  tx.first(selectUserByName({ companyId, userName }));

const selectUserById = statement<{ companyId: number; userId: number }, UserRow>(
  `select ${userColumns('u')} from app_user u where company_id = :companyId and user_id = :userId and not is_machine`,
  PERSON,
);

export const findUserById = (tx: Tx, companyId: number, userId: number) =>
  tx.first(selectUserById({ companyId, userId }));

const selectUserByMessenger = statement<{ companyId: number; wxUserId: string }, UserRow>(
  `select ${userColumns('u')} from app_user u where company_id = :companyId and wx_user_id = :wxUserId`,
  PERSON,
);

export const findUserByMessenger = (tx: Tx, companyId: number, wxUserId: string) =>
  tx.first(selectUserByMessenger({ companyId, wxUserId }));

const lockMessengerAccount = statement<{ companyId: number; wxUserId: string }>(
  `select pg_advisory_xact_lock(:companyId, hashtext(:wxUserId))`,
);

const updateMessengerAccount = statement<{ companyId: number; userId: number; wxUserId: string }, object>(
  `update app_user set wx_user_id = :wxUserId where company_id = :companyId and user_id = :userId
      and not exists (select from app_user other where other.company_id = :companyId and other.wx_user_id = :wxUserId and other.user_id <> :userId)
   returning 1`,
);

/** False when the account is somebody else's. Two who bind at once take turns at the lock, not at the unique index. */
export const bindMessenger = async (tx: Tx, companyId: number, userId: number, wxUserId: string) => {
  await tx.run(lockMessengerAccount({ companyId, wxUserId }));
  const bound = await tx.all(updateMessengerAccount({ companyId, userId, wxUserId }));
  return bound.length > 0;
};

interface NewSession {
  companyId: number;
  sessionId: string;
  userId: number;
  version: number;
  tokenHash: Buffer;
  tokenSeconds: number;
  refreshHash: Buffer;
  idleSeconds: number;
  longestSeconds: number;
  device: string;
  address: string;
}

const insertNewSession = statement<NewSession>(
  `insert into session (company_id, session_id, user_id, user_version, token_hash, token_expires_at, refresh_hash,
                        idle_expires_at, expires_at, device, address)
   values (:companyId, :sessionId, :userId, :version, :tokenHash, now() + make_interval(secs => :tokenSeconds), :refreshHash, now() + make_interval(secs => :idleSeconds),
           now() + make_interval(secs => :longestSeconds), :device, :address)`,
);

export const insertSession = (tx: Tx, session: NewSession) => tx.run(insertNewSession(session));

export interface RefreshableSession {
  userId: number;
  userVersion: number;
  device: string;
  refreshHash: Buffer;
  /** The token before the present one is presented, shortly after it was exchanged. */
  repeated: boolean;
  ended: boolean;
  expired: boolean;
}

interface PresentedToken {
  companyId: number;
  sessionId: string;
  hash: Buffer;
  graceSeconds: number;
}

const lockStored = statement<PresentedToken, RefreshableSession>(
  `select user_id, user_version, device, refresh_hash,
          coalesce(previous_refresh_hash = :hash and refreshed_at > now() - make_interval(secs => :graceSeconds), false) as repeated,
          ended_at is not null as ended, least(idle_expires_at, expires_at) <= now() as expired
     from session where company_id = :companyId and session_id = :sessionId for update`,
);

export const lockSession = (tx: Tx, presented: PresentedToken) => tx.first(lockStored(presented));

type RotatedTokens = Omit<NewSession, 'userId' | 'version' | 'longestSeconds' | 'device' | 'address'> & {
  presentedHash: Buffer;
};

const updateTokens = statement<RotatedTokens>(
  `update session set token_hash = :tokenHash, refresh_hash = :refreshHash, token_expires_at = now() + make_interval(secs => :tokenSeconds),
                      idle_expires_at = now() + make_interval(secs => :idleSeconds), last_seen_at = now(),
                      previous_refresh_hash = :presentedHash,
                      refreshed_at = case when previous_refresh_hash = :presentedHash then refreshed_at else now() end
    where company_id = :companyId and session_id = :sessionId`,
);

export const rotateSession = (tx: Tx, tokens: RotatedTokens) => tx.run(updateTokens(tokens));

export type EndReason = 'LOGOUT' | 'REVOKED' | 'REFRESH_REUSED' | 'PASSWORD_CHANGED';

const updateEnded = statement<{ companyId: number; sessionId: string; reason: string }>(
  `update session set ended_at = now(), end_reason = :reason
    where company_id = :companyId and session_id = :sessionId and ended_at is null`,
);

export const endSession = (tx: Tx, companyId: number, sessionId: string, reason: EndReason) =>
  tx.run(updateEnded({ companyId, sessionId, reason }));

const updateAllEnded = statement<{ companyId: number; userId: number; reason: string }>(
  `update session set ended_at = now(), end_reason = :reason where company_id = :companyId and user_id = :userId and ended_at is null`,
);

export const endAllSessions = (tx: Tx, companyId: number, userId: number, reason: EndReason) =>
  tx.run(updateAllEnded({ companyId, userId, reason }));

const updatePassword = statement<{ companyId: number; userId: number; hash: string }>(
  'update app_user set password_hash = :hash where company_id = :companyId and user_id = :userId',
);

export const setPassword = (tx: Tx, companyId: number, userId: number, hash: string) =>
  tx.run(updatePassword({ companyId, userId, hash }));

const updateLanguage = statement<{ companyId: number; userId: number; language: string }>(
  'update app_user set language = :language where company_id = :companyId and user_id = :userId and language <> :language',
);

/** The app writes to a person in the language that they last read it in. */
export const keepLanguage = (tx: Tx, companyId: number, userId: number, language: string) =>
  tx.run(updateLanguage({ companyId, userId, language }));

const deleteOldKeys = statement<{ companyId: number }>(
  `delete from idempotency where company_id = :companyId and created_at < now() - interval '30 days'`,
);

const deleteOldSessions = statement<{ companyId: number }>(
  `delete from session where company_id = :companyId and expires_at < now() - interval '30 days'`,
);

const deleteOldAttempts = statement<{ companyId: number }>(
  `delete from login_throttle where company_id = :companyId and next_allowed_at < now() - interval '1 day'`,
);

const deleteOldClaims = statement<{ companyId: number }>(
  'delete from used_claim where company_id = :companyId and until < now()',
);

/** Rows that nobody can ask for any more are deleted whenever somebody of the company signs in. */
export const deleteExpired = (tx: Tx, companyId: number) =>
  Promise.all([
    tx.run(deleteOldKeys({ companyId })),
    tx.run(deleteOldSessions({ companyId })),
    tx.run(deleteOldAttempts({ companyId })),
    tx.run(deleteOldClaims({ companyId })),
  ]);
