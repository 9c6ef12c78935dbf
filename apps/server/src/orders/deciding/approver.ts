import { compare } from '@gemba/contract/kit/fixed-point';
import type { Person } from '@gemba/contract/kit/person';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';

/** An authority that counts today: the person's own, or one that a colleague has delegated. */
export interface Grant {
  kind: ApprovalKind;
  limit: string;
  onBehalfOf: Person | null;
}

/** A person with the authorities that they hold today. */
export interface Approver {
  userId: number;
  roles: readonly string[];
  today: string;
  currency: string;
  modules: readonly string[];
  /** The company wants changes of approved orders to be decided. */
  changesWait: boolean;
  /** The own authority first, then the delegated ones from the highest limit down. */
  grants: readonly Grant[];
}

type CompanyRow = { today: string; currency: string; changesWait: boolean; modules: string[] | null };
type GrantRow = { kind: ApprovalKind; limit: string; userId: number | null; name: string | null };

const selectCompany = statement<{ companyId: number }, CompanyRow>(
  `select (now() at time zone c.time_zone)::date as today, c.base_currency as currency, c.order_change_approval as changes_wait,
    (select l.modules from licence l
      where l.company_id = c.company_id and l.valid_until >= (now() at time zone c.time_zone)::date) as modules
  from company c where c.company_id = :companyId`,
);

// Only the giver's own authority counts, so a delegated authority cannot be passed on.
const selectGrants = statement<{ companyId: number; userId: number }, GrantRow>(
  `select a.kind, a.limit_amount as limit, null::integer as user_id, null as name
    from approval_authority a where a.company_id = :companyId and a.user_id = :userId
  union all
  select a.kind, a.limit_amount, u.user_id, u.display_name
    from approval_delegation d
    join company c on c.company_id = d.company_id
    join approval_authority a on a.company_id = d.company_id and a.user_id = d.from_user and a.kind = coalesce(d.kind, a.kind)
    join app_user u on u.company_id = d.company_id and u.user_id = d.from_user
   where d.company_id = :companyId and d.to_user = :userId and d.withdrawn_at is null and u.status <> 'DISABLED'
     and (now() at time zone c.time_zone)::date between d.from_date and d.thru_date`,
);

const byPrecedence = (left: Grant, right: Grant) => {
  if (left.onBehalfOf === null || right.onBehalfOf === null) return left.onBehalfOf === null ? -1 : 1;
  return -compare(left.limit, right.limit);
};

export async function readApprover(
  tx: Tx,
  { companyId, userId, roles }: Pick<Actor, 'companyId' | 'userId' | 'roles'>,
): Promise<Approver> {
  const [company, grants] = await Promise.all([
    tx.first(selectCompany({ companyId })),
    tx.all(selectGrants({ companyId, userId })),
  ]);
  if (!company) throw new Error('The company of a session must exist');
  return {
    userId,
    roles,
    today: company.today,
    currency: company.currency,
    modules: company.modules ?? [],
    changesWait: company.changesWait,
    grants: grants
      .map(({ kind, limit, userId: giver, name }) => ({
        kind,
        limit,
        onBehalfOf: giver === null ? null : { userId: giver, name: name ?? '' },
      }))
      .toSorted(byPrecedence),
  };
}
