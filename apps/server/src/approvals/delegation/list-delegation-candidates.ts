import * as contract from '@gemba/contract/approvals/delegation/list-delegation-candidates';
import { PositiveInteger } from '@gemba/contract/kit/integer';
import type { Person } from '@gemba/contract/kit/person';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { readOwnAuthorities, rolesToDecide } from './list-own-authorities.ts';

const Key = z.tuple([z.string(), PositiveInteger]);

const selectCandidates = statement<
  {
    companyId: number;
    userId: number;
    roles: readonly string[];
    part: string;
    name: string | null;
    afterUserId: number | null;
    limit: number;
  },
  Person
>(
  `select user_id, display_name as name from app_user
    where company_id = :companyId and user_id <> :userId and status <> 'DISABLED' and not is_machine and roles && :roles::text[]
      and position(lower(:part) in lower(display_name || ' ' || user_name)) > 0
      and (:name::text is null or (display_name collate "C", user_id) > (:name::text collate "C", :afterUserId::integer))
    order by display_name collate "C", user_id limit :limit`,
);

/** Colleagues with one of these roles, by any part of their name. */
const findCandidates = (
  tx: Tx,
  companyId: number,
  userId: number,
  roles: readonly string[],
  part: string,
  after: Person | null,
  limit: number,
) =>
  tx.all(
    selectCandidates({
      companyId,
      userId,
      roles,
      part,
      name: after?.name ?? null,
      afterUserId: after?.userId ?? null,
      limit,
    }),
  );

export const listDelegationCandidates = operation(contract.listDelegationCandidates, async (tx, actor, { query }) => {
  const { q = '', type, cursor, limit } = query;
  const { authorities } = await readOwnAuthorities(tx, actor);
  const [name = null, id = null] = decodeCursor(cursor, Key) ?? [];
  const after = name === null ? null : { name, userId: id as number };
  const roles = rolesToDecide(authorities, type);
  const rows = await findCandidates(tx, actor.companyId, actor.userId, roles, q.trim(), after, limit + 1);
  return pageFrom(rows, limit, (row) => [row.name, row.userId]);
});
