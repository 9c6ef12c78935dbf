import type { Reversal } from '@gemba/contract/inventory/posting-shapes';
import type { Count } from '@gemba/contract/warehouse/count/count';
import * as contract from '@gemba/contract/warehouse/count/get-count';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { mayReverseMoves } from '../move/get-transfer.ts';

/** Fields of a count, the tables they come from, and its items. */
export const ROW = `count.count_number, count.location, location.description as location_name,
  location.warehouse_code as warehouse, count.status, count.started_at, count.posted_at,
  json_build_object('userId', person.user_id, 'name', person.display_name) as counted_by, count.reverses,
  (select other.count_number from cycle_count other where other.company_id = count.company_id and other.reverses = count.count_number) as reversed_by`;

export const COUNTS = `cycle_count count join location using (company_id, location)
  join app_user person on person.company_id = count.company_id and person.user_id = count.counted_by`;

export const ITEMS_OF = `from cycle_count_item item where item.company_id = count.company_id and item.count_number = count.count_number`;

const selectHead = statement<{ companyId: number; countNumber: string }, Head>(
  `select ${ROW}, coalesce(count.reason, (select other.reason from cycle_count other
      where other.company_id = count.company_id and other.reverses = count.count_number)) as reason,
    count.status = 'POSTED' and exists (select ${ITEMS_OF}
      and (item.counted <> item.expected or item.serials_lost <> '{}' or item.serials_found <> '{}')) as has_changed
  from ${COUNTS} where count.company_id = :companyId and count.count_number = :countNumber`,
);

const selectItems = statement<{ companyId: number; countNumber: string }, Count['items'][number]>(
  `select part_number, part.description, part.description_zh,
    part.description_es, part.uom, part.trackable_level, item.counted, item.expected,
    item.counted - item.expected as difference, item.value, item.reason
  from cycle_count_item item join part using (company_id, part_number)
 where item.company_id = :companyId and item.count_number = :countNumber order by part_number`,
);

type Head = Omit<Count, 'items' | 'reversal' | 'mine'> & { reason: string | null; hasChanged: boolean };

export async function readCount(tx: Tx, { companyId, userId, roles }: Actor, countNumber: string): Promise<Count> {
  const key = { companyId, countNumber };
  const [found, items] = await Promise.all([tx.first(selectHead(key)), tx.all(selectItems(key))]);
  if (!found) return refuse('COUNT_NOT_EXIST', { countNumber });
  const { reason, hasChanged, ...head } = found;
  const { reverses, reversedBy } = head;
  const blocked = (): Reversal['refusal'] => {
    if (reverses !== null) return 'POSTING_IS_REVERSAL';
    if (reversedBy !== null) return 'POSTING_IS_REVERSED';
    if (!hasChanged) return 'COUNT_CHANGED_NOTHING';
    return mayReverseMoves(roles) ? null : 'LIMITED_PERMISSIONS';
  };
  const refusal = blocked();
  const mine = head.countedBy.userId === userId;
  return { ...head, mine, items, reversal: { allowed: refusal === null, refusal, reverses, reversedBy, reason } };
}

export const getCount = operation(contract.getCount, (tx, actor, { params }) =>
  readCount(tx, actor, params.countNumber),
);
