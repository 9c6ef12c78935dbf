import type { Database, Tx } from '../database/database.ts';

export interface News {
  xact: string;
  userId: number | null;
  kind: string;
  payload: Record<string, unknown>;
}

/** A person who was away for longer than this many events hears the last of them. */
const AT_MOST = 1_000;

/**
 * What was committed after `since`, for one person or for all, and the snapshot that it was read in. An event of a database
 * that this one was restored from is in no snapshot of ours.
 */
export async function readNews(
  tx: Tx,
  companyId: number,
  kinds: readonly string[],
  since: string | undefined,
  userId?: number,
) {
  const rows = await tx.query<Partial<News> & { snapshot: string }>(
    `select pg_current_snapshot()::text as snapshot, news.*
       from (select) as this left join lateral (
         select xact::text, user_id as "userId", kind, payload, event_id
           from outbox_event
          where company_id = $1 and kind = any ($2) and xact >= pg_snapshot_xmin($3::pg_snapshot)
            and not pg_visible_in_snapshot(xact, $3::pg_snapshot) and pg_visible_in_snapshot(xact, pg_current_snapshot())
            and ($4::integer is null or user_id is null or user_id = $4)
          order by event_id desc limit $5) as news on true
      order by news.event_id`,
    [companyId, kinds, since ?? null, userId ?? null, userId === undefined ? null : AT_MOST],
  );
  return {
    snapshot: rows[0]?.snapshot as string,
    news: rows.filter((row): row is News & { snapshot: string } => row.xact !== undefined && row.xact !== null),
  };
}

/** One statement for all streams of the node: the tokens that hold no longer, as hex. */
export const endedSessions = async (database: Database, sessions: readonly { companyId: number; hash: Buffer }[]) =>
  (
    await database.outside.query<{ hash: string }>(
      `select encode(hash, 'hex') as hash from ended_sessions($1, $2) as hash`,
      [sessions.map((one) => one.companyId), sessions.map((one) => one.hash)],
    )
  ).map(({ hash }) => hash);

export const forgetOldEvents = (database: Database) => database.outside.query('select forget_old_events()');
