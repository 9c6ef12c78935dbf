import type { Delegation } from '@gemba/contract/approvals/delegation/delegation';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

const selectDelegations = statement<
  { companyId: number; userId: number; before: number | null; limit: number },
  Delegation
>(
  `select d.delegation_id, d.kind as type, d.from_date, d.thru_date,
          json_build_object('userId', g.user_id, 'name', g.display_name) as "from",
          json_build_object('userId', t.user_id, 'name', t.display_name) as "to",
          case when d.withdrawn_at is not null then 'WITHDRAWN'
               when (now() at time zone c.time_zone)::date < d.from_date then 'UPCOMING'
               when (now() at time zone c.time_zone)::date > d.thru_date then 'ENDED' else 'ACTIVE' end as state,
          d.from_user = :userId as given, d.created_at, d.withdrawn_at
     from approval_delegation d
     join company c on c.company_id = d.company_id
     join app_user g on g.company_id = d.company_id and g.user_id = d.from_user
     join app_user t on t.company_id = d.company_id and t.user_id = d.to_user
    where d.company_id = :companyId and (d.from_user = :userId or d.to_user = :userId) and (:before::bigint is null or d.delegation_id < :before)
    order by d.delegation_id desc limit :limit`,
);

/** Given and received, newest first. */
export const findDelegations = (
  tx: Tx,
  companyId: number,
  userId: number,
  { before, limit }: { before: number | null; limit: number },
) => tx.all(selectDelegations({ companyId, userId, before, limit }));
