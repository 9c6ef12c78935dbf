import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import { moves } from '@gemba/contract/kit/moves';
import { type RtvStatus, rtvMoves } from '@gemba/contract/orders/returns/return-moves';
import * as contract from '@gemba/contract/shipping/rtv/get-rtv-shipper';
import type { RtvShipper } from '@gemba/contract/shipping/rtv/rtv-shipper';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';

interface Key {
  companyId: number;
  shipperNumber: string;
}

type Head = Omit<RtvShipper, 'items' | 'reversal'> & Pick<Reversal, 'reverses' | 'reversedBy' | 'reason'>;

const selectHead = statement<Key, Head>(
  `select s.shipper_number, s.rtv_number, o.vendor_id, v.vendor_name, s.shipped_date, s.shipped_at,
    json_build_object('userId', person.user_id, 'name', person.display_name) as shipped_by,
    s.carrier_code as carrier, s.tracking_number, c.base_currency as currency, o.status as order_status, s.reverses,
    later.shipper_number as reversed_by, coalesce(s.reason, later.reason) as reason
  from rtv_shipper s
  join company c on c.company_id = s.company_id
  join rtv o on o.company_id = s.company_id and o.rtv_number = s.rtv_number
  join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
  join app_user person on person.company_id = s.company_id and person.user_id = s.shipped_by
  left join rtv_shipper later on later.company_id = s.company_id and later.reverses = s.shipper_number
 where s.company_id = :companyId and s.shipper_number = :shipperNumber`,
);

const selectItems = statement<Key, RtvShipper['items'][number]>(
  `select item.item_number, item.rtv_item, item.part_number as part, part.description, part.description_zh, part.description_es,
    part.uom, item.location, item.quantity, item.from_qa, item.serials, item.unit_cost, item.value
  from rtv_shipper_item item join part on part.company_id = item.company_id and part.part_number = item.part_number
 where item.company_id = :companyId and item.shipper_number = :shipperNumber order by item.item_number`,
);

export async function readRtvShipper(tx: Tx, { companyId, roles }: Actor, shipperNumber: string): Promise<RtvShipper> {
  const key = { companyId, shipperNumber };
  const [head, items] = await Promise.all([tx.first(selectHead(key)), tx.all(selectItems(key))]);
  if (!head) return refuse('RTV_SHIPPER_NOT_EXIST', { shipperNumber });
  const { reverses, reversedBy, reason, ...told } = head;
  const refusal = reversalRefusal(head) ?? (mayReverse(roles, 'ADD_SHIPPER') ? null : 'LIMITED_PERMISSIONS');
  return { ...told, items, reversal: { allowed: refusal === null, refusal, reverses, reversedBy, reason } };
}

interface Reversible {
  readonly orderStatus: RtvStatus;
  readonly reverses: string | null;
  readonly reversedBy: string | null;
}

/** The first reason why a shipment cannot be taken back, whoever asks. A vendor that has credited the goods has them. */
export function reversalRefusal({ orderStatus, reverses, reversedBy }: Reversible) {
  if (reverses !== null) return 'POSTING_IS_REVERSAL';
  if (reversedBy !== null) return 'POSTING_IS_REVERSED';
  return moves(rtvMoves).refusal(orderStatus, 'reverseAll') ? 'ORDER_IS_CLOSED' : null;
}

export const getRtvShipper = operation(contract.getRtvShipper, (tx, actor, { params }) =>
  readRtvShipper(tx, actor, params.shipperNumber),
);
