import * as contract from '@gemba/contract/administration/users/list-users';
import type { UserRow } from '@gemba/contract/administration/users/user';
import { freeText } from '@gemba/contract/kit/codes';
import { PositiveInteger } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsWithoutSigns } from '../../kit/number-keys.ts';
import { rowColumns } from './users.sql.ts';

const Key = z.tuple([freeText(200), PositiveInteger]);

interface Asked {
  companyId: number;
  words: string | undefined;
  status: string | undefined;
  after: z.infer<typeof Key> | undefined;
  limit: number;
}
type Row = UserRow & { sortName: string };

const withoutSortName = (row: Row): UserRow => {
  const { sortName: _sortName, ...user } = row;
  return user;
};

const selectUsers = statement<Asked, Row>(
  ({ companyId, words, status, after, limit }) => {
    const conditions = [
      sql`u.company_id = ${companyId} and not u.is_machine`,
      ...(words
        ? [
            sql`(position(search_key(${words}) in search_key(u.user_name || ' ' || u.display_name || ' ' || coalesce(u.ref_id, ''))) > 0
              or ${beginsWithoutSigns(sql`u.user_name`, words)} or ${beginsWithoutSigns(sql`u.ref_id`, words)})`,
          ]
        : []),
      ...(status ? [sql`u.status = ${status}`] : []),
      ...(after ? [sql`(name_key(u.display_name), u.user_id) > (${after[0]}, ${after[1]})`] : []),
    ];
    return sql`
    select ${sql.raw(rowColumns)}, name_key(u.display_name) as sort_name
      from app_user u where ${sql.all(conditions)} order by name_key(u.display_name), u.user_id limit ${limit}`;
  },
  { neverNull: ['sortName'] },
);

export const listUsers = page<typeof contract.listUsers, Row>(contract.listUsers, {
  statement: (companyId, { query: { q, status, cursor, limit } }) =>
    selectUsers({ companyId, words: q?.trim(), status, after: decodeCursor(cursor, Key), limit: limit + 1 }),
  reply: (rows, { query: { limit } }) => {
    const { items, nextCursor } = pageFrom(rows, limit, ({ sortName, userId }) => [sortName, userId]);
    return { items: items.map(withoutSortName), nextCursor };
  },
});
