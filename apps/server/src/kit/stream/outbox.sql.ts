import type { Database, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

export interface News {
  xact: string;
  userId: number | null;
  kind: string;
  payload: Record<string, unknown>;
}

/** A person who was away for longer than this many events hears the last of them. */
const AT_MOST = 1_000;

interface Asked {
  companyId: number;
  kinds: readonly string[];
  since: string | undefined;
  userId: number | undefined;
  atMost: number | undefined;
}

/** One row without news tells the snapshot where there are none. */
type NewsRow = { snapshot: string } & { [Field in keyof News]: News[Field] | null };

const selectNews = statement<Asked, NewsRow>(
  `select pg_current_snapshot()::text as snapshot, news.xact, news.user_id, news.kind, news.payload
     from (select) as this left join lateral (
       select xact::text, user_id, kind, payload, event_id
         from outbox_event
        where company_id = :companyId and kind = any (:kinds) and xact >= pg_snapshot_xmin(:since::pg_snapshot)
          and not pg_visible_in_snapshot(xact, :since::pg_snapshot) and pg_visible_in_snapshot(xact, pg_current_snapshot())
          and (:userId::integer is null or user_id is null or user_id = :userId)
        order by event_id desc limit :atMost) as news on true
    order by news.event_id`,
);

/**
 * Events committed after `since`, for one person or for all, and the snapshot they were read in. An event of a
 * database that this one was restored from is in no snapshot of ours.
 */
export async function readNews(
  tx: Tx,
  companyId: number,
  kinds: readonly string[],
  since: string | undefined,
  userId?: number,
) {
  const rows = await tx.all(
    selectNews({ companyId, kinds, since, userId, atMost: userId === undefined ? undefined : AT_MOST }),
  );
  return {
    snapshot: rows[0]?.snapshot as string,
    news: rows.filter((row): row is NewsRow & News => row.xact !== null),
  };
}

const selectEndedSessions = statement<{ companyIds: readonly number[]; hashes: readonly Buffer[] }, { hash: string }>(
  `select encode(hash, 'hex') as hash from ended_sessions(:companyIds, :hashes) as hash`,
  { neverNull: ['hash'] },
);

/** One statement for all streams of the node: the tokens that hold no longer, as hex. */
export const endedSessions = async (database: Database, sessions: readonly { companyId: number; hash: Buffer }[]) =>
  (
    await database.outside.all(
      selectEndedSessions({
        companyIds: sessions.map(({ companyId }) => companyId),
        hashes: sessions.map(({ hash }) => hash),
      }),
    )
  ).map(({ hash }) => hash);

const deleteOldEvents = statement<void, { count: number }>('select forget_old_events() as count', {
  neverNull: ['count'],
});

export const forgetOldEvents = (database: Database) => database.outside.one(deleteOldEvents());
