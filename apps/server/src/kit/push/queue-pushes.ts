import type { PushTopic } from '@gemba/contract/kit/push-topics';
import type { Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

const insertPushes = statement<{
  companyId: number;
  topic: string;
  kind: string;
  userIds: readonly number[];
  refIds: readonly string[];
}>(
  `insert into push (company_id, subscription_id, topic, kind, ref_id)
   select :companyId, subscription.subscription_id, :topic, :kind, given.ref_id
     from unnest(:userIds::integer[], :refIds::text[]) as given (user_id, ref_id)
     join push_subscription subscription on subscription.company_id = :companyId and subscription.user_id = given.user_id
     join push_setting wanted on wanted.company_id = :companyId and wanted.user_id = given.user_id
    where case :topic when 'alarms' then wanted.alarms when 'approvals' then wanted.approvals else wanted.messages end`,
);

export interface Queued {
  userId: number;
  /** The thing that it is about, as the source of this kind names it. */
  refId: string;
}

/** Tells people's devices once this transaction is committed. Whether somebody may still know it is looked at when it is sent. */
export async function queuePushes(
  tx: Tx,
  companyId: number,
  { topic, kind }: { topic: PushTopic; kind: string },
  pushes: readonly Queued[],
) {
  if (pushes.length === 0) return;
  const userIds = pushes.map(({ userId }) => userId);
  await tx.run(insertPushes({ companyId, topic, kind, userIds, refIds: pushes.map(({ refId }) => refId) }));
}
