import type { listSessions } from '@gemba/contract/auth/list-sessions';
import type { CallParsed } from '@gemba/contract/kit/call';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';

type Row = {
  session_id: string;
  device: string;
  address: string;
  signed_in_at: Date;
  last_seen_at: Date;
  sort: string;
};

/** Microseconds since 1970 as text: a timestamp that went through a JavaScript date would skip or repeat rows. */
const Key = z.tuple([z.string().check(z.regex(/^\d{1,18}$/)), z.uuid()]);

const shape = (row: Row, currentSession: string) => ({
  sessionId: row.session_id,
  current: row.session_id === currentSession,
  device: row.device,
  address: row.address,
  signedInAt: row.signed_in_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
});

/** The statement of one page; the benchmark runs it without the server around it. */
export const sessionsPage = (
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  { limit, after }: { limit: number; after?: z.output<typeof Key> | undefined },
) => ({
  text: `select session_id, device, host(address) as address, signed_in_at, last_seen_at,
                (extract(epoch from signed_in_at) * 1000000)::bigint::text as sort
           from session
          where company_id = $1 and user_id = $2 and ended_at is null and least(idle_expires_at, expires_at) > now()
            and ($3::bigint is null or (signed_in_at, session_id) < (to_timestamp($3::bigint / 1000000.0), $4::uuid))
          order by signed_in_at desc, session_id desc limit $5`,
  values: [companyId, userId, after?.[0] ?? null, after?.[1] ?? null, limit + 1],
});

/** Where this user is signed in now. */
export async function listOwnSessions(
  tx: Tx,
  actor: Actor,
  { cursor, limit }: CallParsed<typeof listSessions>['query'],
) {
  const { text, values } = sessionsPage(actor, { limit, after: decodeCursor(cursor, Key) });
  const rows = await tx.query<Row>(text, values);
  return pageFrom(
    rows,
    limit,
    (row) => shape(row, actor.sessionId),
    (row) => [row.sort, row.session_id],
  );
}
