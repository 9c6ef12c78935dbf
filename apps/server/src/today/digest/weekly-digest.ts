import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { armTimers } from '../../kit/timers/arm-timer.ts';
import type { TimerJob } from '../../kit/timers/run-timers.ts';
import { writeNotice } from '../../messages/index.ts';
import { weekFacts } from './week-facts.ts';

const KIND = 'weekly-digest';

const selectMonday = statement<{ companyId: number }, { dueAt: string }>(
  `select next_monday(:companyId, now()) as due_at`,
  { neverNull: ['dueAt'] },
);

/** On the next Monday morning of the company. */
export async function armDigest(tx: Tx, companyId: number, userIds: readonly number[]) {
  const { dueAt } = await tx.one(selectMonday({ companyId }));
  await armTimers(
    tx,
    companyId,
    KIND,
    userIds.map((userId) => ({ refId: String(userId), dueAt })),
  );
}

type Reader = Pick<Actor, 'userId' | 'userName' | 'displayName' | 'refId' | 'roles'>;

const selectReaders = statement<{ companyId: number; userIds: readonly number[] }, Reader>(
  `select u.user_id, u.user_name, u.display_name, u.ref_id, u.roles
     from weekly_digest d join app_user u on u.company_id = d.company_id and u.user_id = d.user_id
    where d.company_id = :companyId and d.user_id = any (:userIds::integer[]) and u.status <> 'DISABLED'
    order by u.user_id`,
);

const selectLastWeek = statement<{ companyId: number }, { monday: string }>(
  `select (date_trunc('week', now() at time zone time_zone) - interval '7 days')::date as monday
     from company where company_id = :companyId`,
);

/** Sums up the week that is over, also where the server was away on Monday, and waits for the next one. */
export const weeklyDigest: TimerJob = {
  kind: KIND,
  async fire(tx, companyId, timers) {
    const userIds = [...new Set(timers.map(({ refId }) => Number(refId)))];
    const readers = await tx.all(selectReaders({ companyId, userIds }));
    const { monday } = await tx.one(selectLastWeek({ companyId }));
    for (const reader of readers) {
      const person: Actor = { ...reader, companyId, realTime: false, sessionId: '', isMachine: false };
      const facts = await weekFacts(tx, person, monday);
      await writeNotice(tx, companyId, { code: 'WEEKLY_DIGEST', orders: [], facts, receivers: [reader.userId] });
    }
    await armDigest(
      tx,
      companyId,
      readers.map(({ userId }) => userId),
    );
  },
};
