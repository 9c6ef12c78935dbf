import type { Tx } from '../kit/database/database.ts';

export interface UserRow {
  user_id: number;
  user_name: string;
  display_name: string;
  password_hash: string;
  ref_id: string | null;
  roles: string[];
  real_time: boolean;
  status: 'ACTIVE' | 'LOCKED' | 'DISABLED';
  expired: boolean;
  version: number;
}

const USER = `user_id, user_name, display_name, password_hash, ref_id, roles, real_time, status,
              coalesce(expires_on < current_date, false) as expired, version`;

export const findUser = async (tx: Tx, companyId: number, userName: string) =>
  (
    await tx.query<UserRow>(
      `select ${USER} from app_user where company_id = $1 and lower(user_name) collate "C" = lower($2) collate "C"`,
      [companyId, userName],
    )
  )[0];

export const findUserById = async (tx: Tx, companyId: number, userId: number) =>
  (
    await tx.query<UserRow>(`select ${USER} from app_user where company_id = $1 and user_id = $2`, [companyId, userId])
  )[0];

export const findUserByMessenger = async (tx: Tx, companyId: number, wxUserId: string) =>
  (
    await tx.query<UserRow>(`select ${USER} from app_user where company_id = $1 and wx_user_id = $2`, [
      companyId,
      wxUserId,
    ])
  )[0];

/** False when the account is somebody else's. Two who bind at once take turns at the lock, not at the unique index. */
export const bindMessenger = async (tx: Tx, companyId: number, userId: number, wxUserId: string) => {
  await tx.query(`select pg_advisory_xact_lock($1, hashtext($2))`, [companyId, wxUserId]);
  const bound = await tx.query(
    `update app_user set wx_user_id = $3 where company_id = $1 and user_id = $2
        and not exists (select from app_user other where other.company_id = $1 and other.wx_user_id = $3 and other.user_id <> $2)
     returning 1`,
    [companyId, userId, wxUserId],
  );
  return bound.length > 0;
};

export interface NewSession {
  companyId: number;
  sessionId: string;
  user: Pick<UserRow, 'user_id' | 'version'>;
  tokenHash: Buffer;
  refreshHash: Buffer;
  tokenSeconds: number;
  idleSeconds: number;
  longestSeconds: number;
  device: string;
  address: string;
}

export const insertSession = (tx: Tx, one: NewSession) =>
  tx.query(
    `insert into session (company_id, session_id, user_id, user_version, token_hash, token_expires_at, refresh_hash,
                          idle_expires_at, expires_at, device, address)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, now() + make_interval(secs => $8),
             now() + make_interval(secs => $9), $10, $11)`,
    [
      one.companyId,
      one.sessionId,
      one.user.user_id,
      one.user.version,
      one.tokenHash,
      one.tokenSeconds,
      one.refreshHash,
      one.idleSeconds,
      one.longestSeconds,
      one.device,
      one.address,
    ],
  );

export interface RefreshableSession {
  user_id: number;
  user_version: number;
  refresh_hash: Buffer;
  ended: boolean;
  expired: boolean;
}

export const lockSession = async (tx: Tx, companyId: number, sessionId: string) =>
  (
    await tx.query<RefreshableSession>(
      `select user_id, user_version, refresh_hash, ended_at is not null as ended,
              least(idle_expires_at, expires_at) <= now() as expired
         from session where company_id = $1 and session_id = $2 for update`,
      [companyId, sessionId],
    )
  )[0];

export const rotateSession = (
  tx: Tx,
  companyId: number,
  sessionId: string,
  tokenHash: Buffer,
  refreshHash: Buffer,
  tokenSeconds: number,
  idleSeconds: number,
) =>
  tx.query(
    `update session set token_hash = $3, refresh_hash = $4, token_expires_at = now() + make_interval(secs => $5),
                        idle_expires_at = now() + make_interval(secs => $6), last_seen_at = now()
      where company_id = $1 and session_id = $2`,
    [companyId, sessionId, tokenHash, refreshHash, tokenSeconds, idleSeconds],
  );

export type EndReason = 'LOGOUT' | 'REVOKED' | 'REFRESH_REUSED' | 'PASSWORD_CHANGED';

export const endSession = async (tx: Tx, companyId: number, userId: number, sessionId: string, reason: EndReason) =>
  (
    await tx.query(
      `update session set ended_at = now(), end_reason = $4
        where company_id = $1 and user_id = $2 and session_id = $3 and ended_at is null returning 1`,
      [companyId, userId, sessionId, reason],
    )
  ).length > 0;

export const endAllSessions = (tx: Tx, companyId: number, userId: number, reason: EndReason) =>
  tx.query(
    `update session set ended_at = now(), end_reason = $3 where company_id = $1 and user_id = $2 and ended_at is null`,
    [companyId, userId, reason],
  );

export const setPassword = (tx: Tx, companyId: number, userId: number, hash: string) =>
  tx.query('update app_user set password_hash = $3 where company_id = $1 and user_id = $2', [companyId, userId, hash]);

/** What nobody can ask for any more is deleted when somebody of the company signs in. */
export const forgetTheOld = (tx: Tx, companyId: number) =>
  Promise.all([
    tx.query(`delete from idempotency where company_id = $1 and created_at < now() - interval '30 days'`, [companyId]),
    tx.query(`delete from session where company_id = $1 and expires_at < now() - interval '30 days'`, [companyId]),
    tx.query(`delete from login_throttle where company_id = $1 and next_allowed_at < now() - interval '1 day'`, [
      companyId,
    ]),
  ]);
