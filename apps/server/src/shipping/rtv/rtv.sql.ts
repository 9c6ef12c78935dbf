import type { RtvStatus } from '@gemba/contract/orders/returns/return-moves';
import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

export interface RtvFacts {
  rtvNumber: string;
  date: string;
  status: RtvStatus;
  /** The vendor has credited it already. */
  credited: boolean;
}

export interface RtvItemFacts {
  itemNumber: number;
  partNumber: string;
  approved: string;
  shipped: string;
  trackableLevel: TrackableLevel;
  /** Where the rejected goods of this return wait in QA, and their pieces; null where the goods are on hand. */
  qaLocation: string | null;
  qaSerials: readonly string[] | null;
}

interface Key {
  companyId: number;
  rtvNumber: string;
}

/** The decision that asked for the return of an item, as `d`. One that was taken back does not count. */
export const OF_DECISION = `left join qa_decision d on d.company_id = item.company_id and d.rtv_number = item.rtv_number
   and d.part_number = item.part_number and d.reject_to = 'RTV' and d.reverses is null
   and not exists (select from qa_decision later where later.company_id = d.company_id and later.reverses = d.decision_number)`;

/** The pieces that decision `d` rejected and that have not left. */
export const REJECTED_PIECES = `array(select piece from unnest(d.rejected_serials) as piece
   where not exists (select from rtv_piece_away away where away.company_id = d.company_id and away.rtv_number = d.rtv_number
                        and away.part_number = d.part_number and away.serial_key = upper(piece collate "C")))`;

const lockHead = statement<Key, object>(
  'select 1 from rtv where company_id = :companyId and rtv_number = :rtvNumber for update',
);

const selectHead = statement<Key, RtvFacts>(
  `select rtv_number, rtv_date as date, status,
    exists (select from payable note where note.company_id = rtv.company_id and note.debits_rtv = rtv.rtv_number) as credited
  from rtv where company_id = :companyId and rtv_number = :rtvNumber`,
);

const selectItems = statement<Key, RtvItemFacts>(
  `select item.item_number, item.part_number, item.quantity as approved, item.quantity_shipped as shipped,
    part.trackable_level, d.location as qa_location,
    case when d.decision_number is not null then ${REJECTED_PIECES} end as qa_serials
  from rtv_item item join part on part.company_id = item.company_id and part.part_number = item.part_number
  ${OF_DECISION}
 where item.company_id = :companyId and item.rtv_number = :rtvNumber order by item.item_number`,
);

/** One statement locks and the next ones read, so they see what the previous holder of the lock has written. */
export async function lockRtv(tx: Tx, companyId: number, rtvNumber: string) {
  const key = { companyId, rtvNumber };
  const [, rtv, items] = await Promise.all([
    tx.all(lockHead(key)),
    tx.first(selectHead(key)),
    tx.all(selectItems(key)),
  ]);
  return rtv && { rtv, items };
}

const updateItems = statement<Key & { changes: string }>(
  `update rtv_item item set quantity_shipped = item.quantity_shipped + given.quantity
    from (select "itemNumber", sum(quantity) as quantity
            from jsonb_to_recordset(:changes::jsonb) as change ("itemNumber" integer, quantity numeric) group by 1) given
   where item.company_id = :companyId and item.rtv_number = :rtvNumber and item.item_number = given."itemNumber"`,
);

const updateHead = statement<Key & { status: RtvStatus }>(
  `update rtv set status = :status, version = version + 1 where company_id = :companyId and rtv_number = :rtvNumber`,
);

/** Several changes of one item add up; those of a reversal are below zero. */
export const moveRtv = (
  tx: Tx,
  companyId: number,
  rtvNumber: string,
  status: RtvStatus,
  changes: readonly { itemNumber: number; quantity: string }[],
) =>
  Promise.all([
    tx.run(updateItems({ companyId, rtvNumber, changes: JSON.stringify(changes) })),
    tx.run(updateHead({ companyId, rtvNumber, status })),
  ]);
