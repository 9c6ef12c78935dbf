import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

type Key = { companyId: number; partNumber: string };
type Changing = { hold: boolean; revision: string; stdCost: string | null; version: number };

const lockPart = statement<Key, Changing>(
  `select hold, revision, std_cost, version from part
    where company_id = :companyId and part_number = :partNumber for no key update`,
);

/** Locks the part, and refuses where somebody has changed it since the person looked at it. */
export async function partToChange(tx: Tx, companyId: number, partNumber: string, version: number) {
  const part = (await tx.first(lockPart({ companyId, partNumber }))) ?? refuse('PART_NOT_EXIST', { partNumber });
  if (part.version !== version) refuse('CHANGED_MEANWHILE');
  return part;
}

/** The makers of open work orders whose part fulfils the condition. */
// sql: one of the two conditions below
const makersOfWork = (wanted: string) => `select unnest(array[o.owner, o.requester]) as user_id from work_order o
   where o.company_id = :companyId and o.part_number ${wanted} and o.list_status in ('open', 'notApproved')`;

// sql: one of the two conditions below
const makersOfOrders = (wanted: string) => `select distinct user_id from (${makersOfWork(wanted)}
     union all
     select unnest(array[o.owner, o.requester]) from purchase_order_item i join purchase_order o using (company_id, po_number)
      where i.company_id = :companyId and i.part_number ${wanted} and o.list_status in ('open', 'notApproved')
     union all
     select o.owner from sales_order_item i join sales_order o using (company_id, so_number)
      where i.company_id = :companyId and i.part_number ${wanted} and o.list_status in ('open', 'notApproved')
     union all
     select unnest(array[o.owner, o.requester]) from work_order_component i join work_order o using (company_id, wo_number)
      where i.company_id = :companyId and i.part_number ${wanted} and o.list_status in ('open', 'notApproved')) as maker`;

const ONE_PART = '= :partNumber';
const neverNull = { neverNull: ['userId'] } as const;

/** The makers of the open orders that make the part. */
export const selectMakersOfWork = statement<Key, { userId: number }>(
  `select distinct user_id from (${makersOfWork(ONE_PART)}) as maker`,
  neverNull,
);

/** The makers of the open orders that buy, sell, make or need the part. */
export const selectMakersOfOrders = statement<Key, { userId: number }>(makersOfOrders(ONE_PART), neverNull);

/** The same for every part of an engineering change. */
export const selectMakersUnderEcn = statement<{ companyId: number; ecnNumber: string }, { userId: number }>(
  makersOfOrders('in (select part_number from ecn_part where company_id = :companyId and ecn_number = :ecnNumber)'),
  neverNull,
);
