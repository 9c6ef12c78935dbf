import {
  DECIDED_FOR_DAYS,
  DEPUTY_DECISIONS,
  type DecidedForMe,
} from '@gemba/contract/approvals/delegation/list-decided-for-me';
import { kindsOf } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';

interface Asked {
  companyId: number;
  userId: number;
  kinds: readonly string[];
  decisions: readonly string[];
  days: number;
  before: number | null;
  limit: number;
}

/** An approved change is told by the amendment of its order, so that it is told once. */
const selectDecided = statement<Asked, DecidedForMe>(
  `select d.decision_id, coalesce(c.order_kind, d.kind) as type, coalesce(c.order_number, d.order_number) as number,
          c.change_id is not null as of_change, d.decision, d.amount, company.base_currency as currency,
          json_build_object('userId', u.user_id, 'name', u.display_name) as by, d.decided_at as at
     from approval_decision d
     join company on company.company_id = d.company_id
     join app_user u on u.company_id = d.company_id and u.user_id = d.decided_by
     left join order_change c on c.company_id = d.company_id and c.change_id = case when d.kind = 'change' then d.order_number::bigint end
    where d.company_id = :companyId and d.on_behalf_of = :userId and d.decided_at >= now() - make_interval(days => :days::integer)
      and d.decision = any (:decisions::text[]) and (d.kind <> 'change' or d.decision = 'REJECT')
      and coalesce(c.order_kind, d.kind) = any (:kinds::text[])
      and (:before::bigint is null or d.decision_id < :before)
      and not exists (select from approval_decision w
                       where w.company_id = d.company_id and w.kind = d.kind and w.order_number = d.order_number
                         and w.withdraws = d.decision_id)
    order by d.decision_id desc limit :limit`,
);

/** Decisions by this person's authority about orders that they may see, newest first. */
export const findDecidedForMe = (
  tx: Tx,
  { companyId, userId, roles }: Actor,
  { before = null, limit }: { before?: number | null; limit: number },
) =>
  tx.all(
    selectDecided({
      companyId,
      userId,
      kinds: kindsOf(roles),
      decisions: DEPUTY_DECISIONS,
      days: DECIDED_FOR_DAYS,
      before,
      limit,
    }),
  );
