import type { listSessions } from '@gemba/contract/auth/list-sessions';
import { InstantText } from '@gemba/contract/kit/dates';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { build } from '../kit/database/query.ts';
import type { Page } from '../kit/http/serve.ts';

type Row = { session_id: string; device: string; address: string; signed_in_at: string; last_seen_at: string };

const Key = z.tuple([InstantText, z.uuid()]);

/** Where this user is signed in now. */
export const ownSessions: Page<typeof listSessions, Row> = {
  statement: (companyId, { query: { cursor, limit } }) => {
    const after = decodeCursor(cursor, Key);
    return build
      .selectFrom('session')
      .select(['session_id', 'device', sql<string>`host(address)`.as('address'), 'signed_in_at', 'last_seen_at'])
      .where('company_id', '=', companyId)
      .where('user_id', '=', sql<number>`current_person()`)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`least(idle_expires_at, expires_at) > now()`)
      .$if(after !== undefined, (page) =>
        page.where(sql<boolean>`(signed_in_at, session_id) < (${after?.[0]}, ${after?.[1]})`),
      )
      .orderBy('signed_in_at', 'desc')
      .orderBy('session_id', 'desc')
      .limit(limit + 1);
  },
  reply: (rows, { query: { limit } }, actor) =>
    pageFrom(
      rows,
      limit,
      (row) => ({
        sessionId: row.session_id,
        current: row.session_id === actor.sessionId,
        device: row.device,
        address: row.address,
        signedInAt: row.signed_in_at,
        lastSeenAt: row.last_seen_at,
      }),
      (row) => [row.signed_in_at, row.session_id],
    ),
};
