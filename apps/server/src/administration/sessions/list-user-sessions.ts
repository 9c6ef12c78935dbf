import * as contract from '@gemba/contract/administration/sessions/list-user-sessions';
import { InstantText } from '@gemba/contract/kit/dates';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';

const Key = z.tuple([InstantText, z.uuid()]);

interface Asked {
  companyId: number;
  userId: number | undefined;
  words: string | undefined;
  after: z.infer<typeof Key> | undefined;
  limit: number;
}
type Row = Omit<contract.UserSession, 'current'>;

const selectSessions = statement<Asked, Row>(({ companyId, userId, words, after, limit }) => {
  const conditions = [
    sql`s.company_id = ${companyId} and s.ended_at is null and least(s.idle_expires_at, s.expires_at) > now()`,
    sql`u.status = 'ACTIVE' and u.version = s.user_version`,
    ...(userId === undefined ? [] : [sql`s.user_id = ${userId}`]),
    ...(words ? [sql`position(search_key(${words}) in search_key(u.user_name || ' ' || u.display_name)) > 0`] : []),
    ...(after ? [sql`(s.signed_in_at, s.session_id) < (${after[0]}, ${after[1]})`] : []),
  ];
  return sql`
    select s.session_id, s.user_id, u.user_name, u.display_name, s.device, host(s.address) as address, s.signed_in_at, s.last_seen_at
      from session s join app_user u on u.company_id = s.company_id and u.user_id = s.user_id
     where ${sql.all(conditions)} order by s.signed_in_at desc, s.session_id desc limit ${limit}`;
});

export const listUserSessions = page<typeof contract.listUserSessions, Row>(contract.listUserSessions, {
  statement: (companyId, { query: { userId, q, cursor, limit } }) =>
    selectSessions({
      companyId,
      userId: userId === undefined ? undefined : Number(userId),
      words: q?.trim(),
      after: decodeCursor(cursor, Key),
      limit: limit + 1,
    }),
  reply: (rows, { query: { limit } }, actor) =>
    pageFrom(
      rows.map((row) => ({ ...row, current: row.sessionId === actor.sessionId })),
      limit,
      (row) => [row.signedInAt, row.sessionId],
    ),
});
