import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import * as contract from '@gemba/contract/quality/inspection/get-inspection';
import type {
  Inspection,
  InspectionPhoto,
  InspectionRow,
  QaDecision,
} from '@gemba/contract/quality/inspection/inspection';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { SERIALS_TO_RETURN, selectGoods } from './lock-report.sql.ts';
import { readReturnTo } from './return-to.sql.ts';

/** Goods that a cancelled return gave back wait again, whatever was decided about them. */
export const RESULT = `case when goods.waiting > 0 then 'WAITING' else r.result end`;

/** Fields of a report; `r` is its row, and WITH_GOODS joins its part, vendor, receiver and goods. */
export const ROW = `r.ir_number, r.ir_date, r.part_number as part, part.description, part.description_zh, part.description_es, part.uom,
  r.vendor_id, vendor.vendor_name, r.po_number, came.receiver_number, r.quantity_inspected, r.quantity_qualified,
  r.quantity_rejected, coalesce(goods.waiting, 0)::numeric(18,4) as waiting, coalesce(goods.to_return, 0)::numeric(18,4) as "returning", ${RESULT} as result`;

export const WITH_GOODS = `join part on part.company_id = r.company_id and part.part_number = r.part_number
  left join vendor on vendor.company_id = r.company_id and vendor.vendor_id = r.vendor_id
  left join lateral (
    select item.receiver_number, item.lot_number, receiver.received_at from receiver_item item join receiver using (company_id, receiver_number)
     where item.company_id = r.company_id and item.ir_number = r.ir_number and receiver.reverses is null
     order by receiver.received_at desc, item.item_number limit 1) came on true
  left join lateral (
    select sum(waiting) as waiting, sum(to_return) as to_return from qa_goods
     where qa_goods.company_id = r.company_id and qa_goods.ir_number = r.ir_number) goods on true`;

interface Key {
  companyId: number;
  irNumber: string;
}

type Head = InspectionRow &
  Pick<
    Inspection,
    'revision' | 'lotNumber' | 'receivedAt' | 'finding' | 'inspectedBy' | 'inspectedAt' | 'trackableLevel'
  >;

const selectHead = statement<Key, Head>(
  `select ${ROW}, r.revision, came.lot_number, came.received_at, r.finding, part.trackable_level, r.inspected_at,
    case when by.user_id is not null then json_build_object('userId', by.user_id, 'name', by.display_name) end as inspected_by
  from inspection_report r ${WITH_GOODS}
  left join app_user by on by.company_id = r.company_id and by.user_id = r.inspected_by
 where r.company_id = :companyId and r.ir_number = :irNumber`,
);

const selectSerials = statement<Key, { location: string; serial: string }>(
  `select serial.location, serial.serial_number as serial
     from inspection_report r join serial on serial.company_id = r.company_id and serial.part_number = r.part_number
    where r.company_id = :companyId and r.ir_number = :irNumber and serial.place = 'STOCK'
      and serial.location in (select location from qa_goods where company_id = :companyId and ir_number = :irNumber)
      and serial.serial_number not in (${SERIALS_TO_RETURN})
    order by serial.serial_key limit 1000`,
  { neverNull: ['location'] },
);

const selectShelves = statement<Key, Inspection['shelves'][number]>(
  `select b.location, b.on_hand
     from inspection_report r join inventory_balance b on b.company_id = r.company_id and b.part_number = r.part_number
     join location l on l.company_id = b.company_id and l.location = b.location
    where r.company_id = :companyId and r.ir_number = :irNumber and b.on_hand > 0 and l.active and l.purpose = 'STOCK'
      and l.warehouse_code in (select there.warehouse_code from qa_goods join location there using (company_id, location)
                                where company_id = :companyId and ir_number = :irNumber and waiting > 0)
    order by b.on_hand desc, b.location limit 5`,
);

type StoredDecision = Omit<QaDecision, 'reversal'> & {
  reverses: string | null;
  reversedBy: string | null;
  takenBackFor: string | null;
  rtvStatus: string | null;
};

const selectDecisions = statement<Key, StoredDecision>(
  `select d.decision_number, d.location, d.quantity_released, d.release_to, d.quantity_rejected, d.reject_to, d.reject_reason,
    d.quantity_put_aside, d.put_aside_from, d.note, d.ncr_number, d.rtv_number, json_build_object('userId', by.user_id, 'name', by.display_name) as decided_by, d.decided_at,
    d.reverses, later.decision_number as reversed_by, later.note as taken_back_for, rtv.status as rtv_status
  from qa_decision d join app_user by on by.company_id = d.company_id and by.user_id = d.decided_by
  left join qa_decision later on later.company_id = d.company_id and later.reverses = d.decision_number
  left join rtv on rtv.company_id = d.company_id and rtv.rtv_number = d.rtv_number
 where d.company_id = :companyId and d.ir_number = :irNumber
 order by d.decided_at desc, length(d.decision_number) desc, d.decision_number desc`,
);

const selectNcrs = statement<Key, Inspection['ncrs'][number]>(
  `select ncr_number, status from ncr where company_id = :companyId and ir_number = :irNumber order by raised_at desc, ncr_number desc`,
);

const selectPhotos = statement<Key, InspectionPhoto>(
  `select photo_id, file_type, byte_count::int, json_build_object('userId', by.user_id, 'name', by.display_name) as taken_by, taken_at
     from inspection_photo photo join app_user by on by.company_id = photo.company_id and by.user_id = photo.taken_by
    where photo.company_id = :companyId and photo.ir_number = :irNumber order by photo.taken_at, photo.photo_id`,
);

export async function readInspection(tx: Tx, { companyId, roles }: Actor, irNumber: string): Promise<Inspection> {
  const key = { companyId, irNumber };
  const [head, returnTo, goods, serials, shelves, decisions, ncrs, photos] = await Promise.all([
    tx.first(selectHead(key)),
    readReturnTo(tx, key),
    tx.all(selectGoods(key)),
    tx.all(selectSerials(key)),
    tx.all(selectShelves(key)),
    tx.all(selectDecisions(key)),
    tx.all(selectNcrs(key)),
    tx.all(selectPhotos(key)),
  ]);
  if (!head) return refuse('INSPECTION_NOT_EXIST', { irNumber });
  return {
    ...head,
    ...returnTo,
    goods: goods.map((there) => ({
      ...there,
      serials: serials.filter(({ location }) => location === there.location).map(({ serial }) => serial),
    })),
    shelves,
    decisions: decisions.map((decision) => withReversal(decision, mayReverse(roles, 'QUALITY_INFO'))),
    ncrs,
    photos,
    mayDecide: roles.includes('QUALITY_INFO'),
  };
}

/** Goods of an RTV have left, some or all. */
export const hasLeft = (rtvStatus: string | null) =>
  rtvStatus === 'PARTIAL' || rtvStatus === 'SHIPPED' || rtvStatus === 'CLOSED';

function withReversal(stored: StoredDecision, allowed: boolean): QaDecision {
  const { reverses, reversedBy, takenBackFor, rtvStatus, ...decision } = stored;
  const blocked = (): Reversal['refusal'] => {
    if (reverses !== null) return 'POSTING_IS_REVERSAL';
    if (reversedBy !== null || rtvStatus === 'CANCELLED') return 'POSTING_IS_REVERSED';
    if (hasLeft(rtvStatus)) return 'RTV_IS_SHIPPED';
    return allowed ? null : 'LIMITED_PERMISSIONS';
  };
  const refusal = blocked();
  const reason = reverses === null ? takenBackFor : decision.note;
  return { ...decision, reversal: { allowed: refusal === null, refusal, reverses, reversedBy, reason } };
}

export const getInspection = operation(contract.getInspection, (tx, actor, { params }) =>
  readInspection(tx, actor, params.irNumber),
);
