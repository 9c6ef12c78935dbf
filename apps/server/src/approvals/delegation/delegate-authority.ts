import * as contract from '@gemba/contract/approvals/delegation/delegate-authority';
import { DELEGATION_DAYS_AT_MOST, type Delegation } from '@gemba/contract/approvals/delegation/delegation';
import { addDays } from '@gemba/contract/kit/dates';
import { holds } from '@gemba/contract/kit/roles';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { findDelegations } from './delegations.sql.ts';
import { readOwnAuthorities, rolesToDecide } from './list-own-authorities.ts';

const insertRow = statement<
  { companyId: number; userId: number; toUser: number; kind: string | null; fromDate: string; thruDate: string },
  { id: number }
>(
  `insert into approval_delegation (company_id, from_user, to_user, kind, from_date, thru_date)
   values (:companyId, :userId, :toUser, :kind, :fromDate, :thruDate) returning delegation_id as id`,
);

const insertDelegation = async (
  tx: Tx,
  { companyId, userId }: Actor,
  toUser: number,
  kind: string | null,
  fromDate: string,
  thruDate: string,
) => (await tx.first(insertRow({ companyId, userId, toUser, kind, fromDate, thruDate })))?.id as number;

const lockUser = statement<{ companyId: number; userId: number }, object>(
  'select 1 from app_user where company_id = :companyId and user_id = :userId for no key update',
);

/** Two delegations of one giver wait for each other here: the second sees what the first has written. */
const lockGiver = (tx: Tx, { companyId, userId }: Actor) => tx.all(lockUser({ companyId, userId }));

interface Covered {
  fromDate: string;
  thruDate: string;
}

const selectCovered = statement<
  { companyId: number; userId: number; toUserId: number; type: string | null; fromDate: string; thruDate: string },
  Covered
>(
  `select from_date, thru_date from approval_delegation
    where company_id = :companyId and from_user = :userId and to_user = :toUserId and withdrawn_at is null
      and (kind is null or :type::text is null or kind = :type) and from_date <= :thruDate::date and thru_date >= :fromDate::date
    order by from_date limit 1`,
);

/** A delegation that the taker already holds on one of these days. A delegation of every kind overlaps with any kind. */
const findOverlap = async (
  tx: Tx,
  { companyId, userId }: Actor,
  { toUserId, type = null, fromDate, thruDate }: { toUserId: number; type?: string | null | undefined } & Covered,
) => await tx.first(selectCovered({ companyId, userId, toUserId, type, fromDate, thruDate }));

const selectReceiver = statement<{ companyId: number; userId: number }, { name: string; roles: string[] }>(
  `select display_name as name, roles from app_user where company_id = :companyId and user_id = :userId and status <> 'DISABLED' and not is_machine`,
);

const findCandidate = async (tx: Tx, companyId: number, userId: number) =>
  await tx.first(selectReceiver({ companyId, userId }));

function checkDays({ fromDate, thruDate }: Covered, today: string) {
  if (fromDate > thruDate) refuse('DATE_RANGE_REVERSED', { field: 'thruDate' });
  if (fromDate < today) refuse('DELEGATION_IN_PAST', { field: 'fromDate' });
  const maximum = DELEGATION_DAYS_AT_MOST;
  if (thruDate >= addDays(fromDate, maximum)) refuse('DELEGATION_TOO_LONG', { field: 'thruDate', maximum });
}

/** Delegates the person's authority. Without a kind it covers every kind, also those that the giver is granted later. */
export const delegateAuthority = operation(contract.delegateAuthority, async (tx, actor, { body }, visit) => {
  const { toUserId, type, fromDate, thruDate } = body;
  const { today, authorities } = await readOwnAuthorities(tx, actor);
  const roles = rolesToDecide(authorities, type);
  if (roles.length === 0) refuse('AUTHORIZATION_REQUIRED');
  checkDays(body, today);
  if (toUserId === actor.userId) refuse('DELEGATION_TO_ONESELF', { field: 'toUserId' });
  const taker = await findCandidate(tx, actor.companyId, toUserId);
  if (!taker) return refuse('USER_NOT_EXIST', { field: 'toUserId' });
  const { name } = taker;
  if (!holds(taker.roles, roles)) refuse('DELEGATION_WITHOUT_ROLE', { field: 'toUserId', name });
  const [, held] = await Promise.all([lockGiver(tx, actor), findOverlap(tx, actor, body)]);
  if (held) refuse('DELEGATION_OVERLAPS', { field: 'fromDate', name, ...held });
  const delegationId = await insertDelegation(tx, actor, toUserId, type ?? null, fromDate, thruDate);
  const [made] = await findDelegations(tx, actor.companyId, actor.userId, { before: delegationId + 1, limit: 1 });
  visit.note({ delegated: delegationId, toUser: toUserId });
  return made as Delegation;
});
