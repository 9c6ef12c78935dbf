import type {
  Delegation,
  delegateAuthority,
  delegationCandidates,
  listDelegations,
} from '@gemba/contract/approvals/delegations';
import { kindsOf, ORDER_ROLES } from '@gemba/contract/approvals/kinds';
import type { CallParsed } from '@gemba/contract/kit/call';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { endDelegation, findCandidate, findCandidates, findDelegations, insertDelegation } from './delegations.sql.ts';
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

const CandidateKey = z.tuple([z.string(), z.int()]);

export async function listCandidates(
  tx: Tx,
  { companyId, userId }: Actor,
  { q = '', cursor, limit }: CallParsed<typeof delegationCandidates>['query'],
) {
  const [name = null, id = null] = decodeCursor(cursor, CandidateKey) ?? [];
  const after = name === null ? null : { name, userId: id as number };
  const rows = await findCandidates(tx, companyId, userId, ORDER_ROLES, q.trim(), after, limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.name, row.userId],
  );
}

/** Hands the own authority over. Of every kind, where none is named: also of what the giver is granted later. */
export async function handOver(
  tx: Tx,
  actor: Actor,
  { toUserId, type, fromDate, thruDate }: CallParsed<typeof delegateAuthority>['body'],
): Promise<Delegation> {
  if (fromDate > thruDate) refuse('DATE_RANGE_REVERSED', { field: 'thruDate' });
  const { today, authorities } = await authoritiesOf(tx, actor);
  if (thruDate < today) refuse('DELEGATION_IN_PAST', { field: 'thruDate' });
  if (!authorities.some((own) => type === undefined || own.type === type)) refuse('AUTHORIZATION_REQUIRED');
  const taker = toUserId === actor.userId ? undefined : await findCandidate(tx, actor.companyId, toUserId);
  if (!taker || kindsOf(taker.roles).length === 0) return refuse('USER_NOT_EXIST', { field: 'toUserId' });
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
