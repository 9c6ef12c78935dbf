import {
  DELEGATION_DAYS_AT_MOST,
  type Delegation,
  type delegateAuthority,
  type delegationCandidates,
  type listDelegations,
} from '@gemba/contract/approvals/delegations';
import { kinds } from '@gemba/contract/approvals/kinds';
import type { CallParsed } from '@gemba/contract/kit/call';
import { addDays } from '@gemba/contract/kit/dates';
import { holds, type Role } from '@gemba/contract/kit/roles';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import {
  endDelegation,
  findCandidate,
  findCandidates,
  findDelegations,
  findOverlap,
  insertDelegation,
  lockGiver,
} from './delegations.sql.ts';
import { standingOf } from './standing.ts';

const Key = z.tuple([z.int().check(z.positive())]);

export async function listOwnDelegations(
  tx: Tx,
  { companyId, userId }: Actor,
  { cursor, limit }: CallParsed<typeof listDelegations>['query'],
) {
  const [before = null] = decodeCursor(cursor, Key) ?? [];
  const rows = await findDelegations(tx, companyId, userId, { before, limit: limit + 1 });
  return pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.delegationId],
  );
}

/** What the person holds itself; what was handed to it does not count here. */
export async function authoritiesOf(tx: Tx, actor: Actor) {
  const { currency, today, grants } = await standingOf(tx, actor);
  const own = grants.filter(({ onBehalfOf }) => onBehalfOf === null);
  return { currency, today, authorities: own.map(({ kind, limit }) => ({ type: kind, limit })) };
}

/** The roles by which somebody sees what it would decide, of one kind or of any that the giver holds. */
const rolesToDecide = (authorities: readonly { type: ApprovalKind }[], type: ApprovalKind | undefined): Role[] =>
  authorities.filter((own) => type === undefined || own.type === type).map((own) => kinds[own.type].role);

const CandidateKey = z.tuple([z.string(), z.int()]);

export async function listCandidates(
  tx: Tx,
  actor: Actor,
  { q = '', type, cursor, limit }: CallParsed<typeof delegationCandidates>['query'],
) {
  const { companyId, userId } = actor;
  const { authorities } = await authoritiesOf(tx, actor);
  const [name = null, id = null] = decodeCursor(cursor, CandidateKey) ?? [];
  const after = name === null ? null : { name, userId: id as number };
  const rows = await findCandidates(
    tx,
    companyId,
    userId,
    rolesToDecide(authorities, type),
    q.trim(),
    after,
    limit + 1,
  );
  return pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.name, row.userId],
  );
}

type Body = CallParsed<typeof delegateAuthority>['body'];

function checkDays({ fromDate, thruDate }: Body, today: string) {
  if (fromDate > thruDate) refuse('DATE_RANGE_REVERSED', { field: 'thruDate' });
  if (fromDate < today) refuse('DELEGATION_IN_PAST', { field: 'fromDate' });
  const maximum = DELEGATION_DAYS_AT_MOST;
  if (thruDate >= addDays(fromDate, maximum)) refuse('DELEGATION_TOO_LONG', { field: 'thruDate', maximum });
}

/** Hands the own authority over. Of every kind, where none is named: also of what the giver is granted later. */
export async function handOver(tx: Tx, actor: Actor, body: Body): Promise<Delegation> {
  const { toUserId, type, fromDate, thruDate } = body;
  const { today, authorities } = await authoritiesOf(tx, actor);
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
  return made as Delegation;
}

/** Takes the authority back, from now on. What was decided with it stands. */
export async function takeBack(tx: Tx, actor: Actor, delegationId: string): Promise<Delegation> {
  const ended = await endDelegation(tx, actor, delegationId);
  if (!ended) return refuse('DELEGATION_NOT_EXIST');
  const [taken] = await findDelegations(tx, actor.companyId, actor.userId, { before: ended + 1, limit: 1 });
  return taken as Delegation;
}
