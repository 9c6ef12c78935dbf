import * as contract from '@gemba/contract/auth/list-sessions';
import type { CallReply } from '@gemba/contract/kit/call';
import { InstantText } from '@gemba/contract/kit/dates';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { sql } from '../kit/database/sql.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';

type Asked = { companyId: number; after: [signedInAt: string, sessionId: string] | undefined; limit: number };
type Row = Omit<CallReply<typeof contract.listSessions>['items'][number], 'current'>;

const Key = z.tuple([InstantText, z.uuid()]);

const readSessions = statement<Asked, Row>(
  ({ companyId, after, limit }) => sql`
    select session_id, device, host(address) as address, signed_in_at, last_seen_at
      from session
     where company_id = ${companyId} and user_id = current_person() and ended_at is null
       and least(idle_expires_at, expires_at) > now()
       ${after ? sql`and (signed_in_at, session_id) < (${after[0]}, ${after[1]})` : sql``}
     order by signed_in_at desc, session_id desc limit ${limit}`,
);

/** The devices where this user is signed in now. */
export const listSessions = page<typeof contract.listSessions, Row>(contract.listSessions, {
  statement: (companyId, { query: { cursor, limit } }) =>
    readSessions({ companyId, after: decodeCursor(cursor, Key), limit: limit + 1 }),
  reply: (rows, { query: { limit } }, actor) =>
    pageFrom(
      rows.map((row) => ({ ...row, current: row.sessionId === actor.sessionId })),
      limit,
      (row) => [row.signedInAt, row.sessionId],
    ),
});
