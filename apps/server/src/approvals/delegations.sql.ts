import type { Delegation } from '@gemba/contract/approvals/delegations';
import type { Person } from '@gemba/contract/approvals/person';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';

/** Given and received, newest first. */
export const findDelegations = (
  tx: Tx,
  companyId: number,
  userId: number,
  { before, limit }: { before: number | null; limit: number },
) =>
  tx.query<Delegation>(
    `select d.delegation_id as "delegationId", d.kind as type, d.from_date as "fromDate", d.thru_date as "thruDate",
            json_build_object('userId', g.user_id, 'name', g.display_name) as "from",
            json_build_object('userId', t.user_id, 'name', t.display_name) as "to",
            case when d.withdrawn_at is not null then 'WITHDRAWN'
                 when (now() at time zone c.time_zone)::date < d.from_date then 'UPCOMING'
                 when (now() at time zone c.time_zone)::date > d.thru_date then 'ENDED' else 'ACTIVE' end as state,
            d.from_user = $2 as given, d.created_at as "createdAt", d.withdrawn_at as "withdrawnAt"
       from approval_delegation d
       join company c on c.company_id = d.company_id
       join app_user g on g.company_id = d.company_id and g.user_id = d.from_user
       join app_user t on t.company_id = d.company_id and t.user_id = d.to_user
      where d.company_id = $1 and (d.from_user = $2 or d.to_user = $2) and ($3::bigint is null or d.delegation_id < $3)
      order by d.delegation_id desc limit $4`,
    [companyId, userId, before, limit],
  );

export const insertDelegation = async (
  tx: Tx,
  { companyId, userId }: Actor,
  toUser: number,
  kind: string | null,
  fromDate: string,
  thruDate: string,
) =>
  (
    await tx.query<{ id: number }>(
      `insert into approval_delegation (company_id, from_user, to_user, kind, from_date, thru_date)
       values ($1, $2, $3, $4, $5, $6) returning delegation_id as id`,
      [companyId, userId, toUser, kind, fromDate, thruDate],
    )
  )[0]?.id as number;

export const endDelegation = async (tx: Tx, { companyId, userId }: Actor, delegationId: string) =>
  (
    await tx.query<{ id: number }>(
      `update approval_delegation set withdrawn_at = now()
        where company_id = $1 and from_user = $2 and delegation_id = $3 and withdrawn_at is null returning delegation_id as id`,
      [companyId, userId, delegationId],
    )
  )[0]?.id;

/** Who hands over twice at once meets here: the second one sees what the first has handed over. */
export const lockGiver = (tx: Tx, { companyId, userId }: Actor) =>
  tx.query('select 1 from app_user where company_id = $1 and user_id = $2 for no key update', [companyId, userId]);

interface Covered {
  fromDate: string;
  thruDate: string;
}

/** What the taker already holds of it on one of these days. Every kind covers each, whichever was handed over first. */
export const findOverlap = async (
  tx: Tx,
  { companyId, userId }: Actor,
  { toUserId, type = null, fromDate, thruDate }: { toUserId: number; type?: string | null | undefined } & Covered,
) =>
  (
    await tx.query<Covered>(
      `select from_date as "fromDate", thru_date as "thruDate" from approval_delegation
        where company_id = $1 and from_user = $2 and to_user = $3 and withdrawn_at is null
          and (kind is null or $4::text is null or kind = $4) and from_date <= $6::date and thru_date >= $5::date
        order by from_date limit 1`,
      [companyId, userId, toUserId, type, fromDate, thruDate],
    )
  )[0];

export const findCandidate = async (tx: Tx, companyId: number, userId: number) =>
  (
    await tx.query<{ name: string; roles: string[] }>(
      `select display_name as name, roles from app_user where company_id = $1 and user_id = $2 and status <> 'DISABLED'`,
      [companyId, userId],
    )
  )[0];

/** Colleagues with one of these roles, by any part of their name. */
export const findCandidates = (
  tx: Tx,
  companyId: number,
  userId: number,
  roles: readonly string[],
  part: string,
  after: Person | null,
  limit: number,
) =>
  tx.query<Person>(
    `select user_id as "userId", display_name as name from app_user
      where company_id = $1 and user_id <> $2 and status <> 'DISABLED' and roles && $3::text[]
        and position(lower($4) in lower(display_name || ' ' || user_name)) > 0
        and ($5::text is null or (display_name collate "C", user_id) > ($5::text collate "C", $6::integer))
      order by display_name collate "C", user_id limit $7`,
    [companyId, userId, roles, part, after?.name ?? null, after?.userId ?? null, limit],
  );
