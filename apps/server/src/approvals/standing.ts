import type { Person } from '@gemba/contract/approvals/person';
import { compare } from '@gemba/contract/kit/fixed-point';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';

/** One authority that counts today: the own one, or another's that was handed over. */
export interface Grant {
  kind: ApprovalKind;
  limit: string;
  onBehalfOf: Person | null;
}

/** What a person may decide today, whatever the order. */
export interface Standing {
  userId: number;
  today: string;
  currency: string;
  modules: readonly string[];
  /** The company wants changes of approved orders decided. */
  changesWait: boolean;
  /** The own one first, then the handed over ones from the highest limit down. */
  grants: readonly Grant[];
}

type CompanyRow = { today: string; currency: string; changesWait: boolean; modules: string[] | null };
type GrantRow = { kind: ApprovalKind; limit: string; userId: number | null; name: string | null };

const COMPANY = `select (now() at time zone c.time_zone)::date as today, c.base_currency as currency, c.order_change_approval as "changesWait",
    (select l.modules from licence l
      where l.company_id = c.company_id and l.valid_until >= (now() at time zone c.time_zone)::date) as modules
  from company c where c.company_id = $1`;

// Only what the giver holds of its own counts, so nothing that was handed over can be passed on.
const GRANTS = `select a.kind, a.limit_amount as limit, null::integer as "userId", null as name
    from approval_authority a where a.company_id = $1 and a.user_id = $2
  union all
  select a.kind, a.limit_amount, u.user_id, u.display_name
    from approval_delegation d
    join company c on c.company_id = d.company_id
    join approval_authority a on a.company_id = d.company_id and a.user_id = d.from_user and a.kind = coalesce(d.kind, a.kind)
    join app_user u on u.company_id = d.company_id and u.user_id = d.from_user
   where d.company_id = $1 and d.to_user = $2 and d.withdrawn_at is null and u.status <> 'DISABLED'
     and (now() at time zone c.time_zone)::date between d.from_date and d.thru_date`;

const firstTheOwn = (one: Grant, other: Grant) => {
  if (one.onBehalfOf === null || other.onBehalfOf === null) return one.onBehalfOf === null ? -1 : 1;
  return -compare(one.limit, other.limit);
};

export async function standingOf(tx: Tx, { companyId, userId }: Actor): Promise<Standing> {
  const [[company], grants] = await Promise.all([
    tx.query<CompanyRow>(COMPANY, [companyId]),
    tx.query<GrantRow>(GRANTS, [companyId, userId]),
  ]);
  if (!company) throw new Error('The company of a session must exist');
  return {
    userId,
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
      .toSorted(firstTheOwn),
  };
}
