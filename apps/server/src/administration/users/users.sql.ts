import type { UserDetail } from '@gemba/contract/administration/users/user';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

/** The columns of a user in a list, of `app_user u`. */
export const rowColumns = `u.user_id, u.user_name, u.display_name, u.status,
  coalesce(u.expires_on < company_today(u.company_id), false) as expired, u.ref_id, u.job_template, u.roles,
  (select max(s.last_seen_at) from session s where s.company_id = u.company_id and s.user_id = u.user_id) as last_seen_at,
  (select i.expires_at from user_invitation i
    where i.company_id = u.company_id and i.user_id = u.user_id and i.expires_at > now()) as invited_until`;

type OfUser = { companyId: number; userId: number };

/** Wrong passwords lock an account out for a quarter of an hour; the short waits before that are not worth telling. */
const selectUser = statement<OfUser, UserDetail>(
  `select ${rowColumns}, u.expires_on, e.employee_name, u.terminal_wc, u.created_at, u.revision, c.base_currency as currency,
          (select count(*)::int from session s
            where s.company_id = u.company_id and s.user_id = u.user_id and s.ended_at is null
              and least(s.idle_expires_at, s.expires_at) > now()) as session_count,
          (select count(*)::int from passkey p where p.company_id = u.company_id and p.user_id = u.user_id) as passkey_count,
          u.wx_user_id as messenger_account, u.sso_subject is not null as sso_bound,
          (select t.next_allowed_at from login_throttle t
            where t.company_id = u.company_id and t.kind = 'ACCOUNT' and t.subject = u.user_id::text
              and t.next_allowed_at > now() + interval '1 minute') as blocked_until,
          (select coalesce(jsonb_object_agg(a.kind, a.limit_amount::text), '{}') from approval_authority a
            where a.company_id = u.company_id and a.user_id = u.user_id) as authorities
     from app_user u
     join company c on c.company_id = u.company_id
     left join employee e on e.company_id = u.company_id and e.employee_id = u.ref_id
    where u.company_id = :companyId and u.user_id = :userId and not u.is_machine`,
);

/** An API key is no user, although it acts as one. */
export const readUser = async (tx: Tx, companyId: number, userId: number) =>
  (await tx.first(selectUser({ companyId, userId }))) ?? refuse('USER_NOT_EXIST');

/** SQL of a row of `app_user` that may administer, today or once its last day is changed. */
export const MAY_ADMINISTER = `status = 'ACTIVE' and 'COMPANY_ADMIN' = any (roles) and terminal_wc is null`;
/** SQL of a row that may today. */
export const IS_ADMINISTRATOR = `${MAY_ADMINISTER} and (expires_on is null or expires_on >= company_today(company_id))`;
/** SQL of a row that takes a seat of the licence. */
export const TAKES_SEAT = `status <> 'DISABLED' and not is_machine`;

const lockAdministrators = statement<{ companyId: number }, { userId: number }>(
  `select user_id from app_user where company_id = :companyId and ${MAY_ADMINISTER} order by user_id for update`,
);

const lockOne = statement<OfUser, { revision: number }>(
  'select revision from app_user where company_id = :companyId and user_id = :userId for update',
);

/**
 * Locks a user for a change, and refuses if another administrator was faster. All administrators are locked before, in
 * one order: two of them who take the role from each other at once must not both succeed.
 */
export const lockUser = async (tx: Tx, companyId: number, userId: number, revision: number) => {
  const seen = await readUser(tx, companyId, userId);
  if (seen.revision !== revision) refuse('USER_CHANGED');
  await tx.all(lockAdministrators({ companyId }));
  const locked = (await tx.first(lockOne({ companyId, userId }))) ?? refuse('USER_NOT_EXIST');
  if (locked.revision !== revision) refuse('USER_CHANGED');
  return readUser(tx, companyId, userId);
};

const countAdministrators = statement<{ companyId: number }, { count: number }>(
  `select count(*)::int as count from app_user where company_id = :companyId and ${IS_ADMINISTRATOR}`,
);

/** After a change: somebody must still be able to undo it. */
export const refuseWithoutAdministrator = async (tx: Tx, companyId: number) => {
  const { count } = await tx.one(countAdministrators({ companyId }));
  if (count === 0) refuse('LAST_ADMINISTRATOR');
};

const lockSeats = statement<{ companyId: number }, { seatsAllowed: number }>(
  'select seats_allowed from licence where company_id = :companyId for update',
);

const countSeats = statement<{ companyId: number }, { count: number }>(
  `select count(*)::int as count from app_user where company_id = :companyId and ${TAKES_SEAT}`,
);

/** After a change: no more users than the licence has seats. Its row is locked, so that two additions are counted one by one. */
export const refuseBeyondSeats = async (tx: Tx, companyId: number) => {
  const licence = await tx.first(lockSeats({ companyId }));
  const { count } = await tx.one(countSeats({ companyId }));
  if (licence && count > licence.seatsAllowed) refuse('NO_SEAT_LEFT', { allowed: licence.seatsAllowed });
};
