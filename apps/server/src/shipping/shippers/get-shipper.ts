import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import { moves } from '@gemba/contract/kit/moves';
import { holds } from '@gemba/contract/kit/roles';
import { NON_STOCK } from '@gemba/contract/parts/part-number';
import * as contract from '@gemba/contract/shipping/shippers/get-shipper';
import { SHIPPER_EVENTS, type Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { shipperMoves } from '@gemba/contract/shipping/shippers/shipper-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { documentsOf } from '../../orders/index.ts';

/** Fields of a shipper in a list and on its own; `s` is its row, `c` its customer. */
export const SHIPPER_ROW = `s.shipper_number, s.so_number, s.customer_id,
  c.customer_name, s.status, s.picked_at, s.shipped_date,
  s.carrier_code as carrier, s.tracking_number, s.reverses,
  (select other.shipper_number from shipper other where other.company_id = s.company_id and other.reverses = s.shipper_number) as reversed_by`;

/** The user under the alias, or null. */
const PERSON = {
  picked: `json_build_object('userId', picked.user_id, 'name', picked.display_name)`,
  shipped: `case when shipped.user_id is not null then json_build_object('userId', shipped.user_id, 'name', shipped.display_name) end`,
  invoiced: `case when invoiced.user_id is not null then json_build_object('userId', invoiced.user_id, 'name', invoiced.display_name) end`,
} as const;

const selectShipperHead = statement<{ companyId: number; shipperNumber: string }, Head>(
  `select ${SHIPPER_ROW}, s.warehouse_code as warehouse, w.warehouse_name,
    s.pf_number, ${PERSON.picked} as picked_by, ${PERSON.shipped} as shipped_by, s.shipped_at,
    s.freight_rate_code, s.freight_total, s.gross_weight,
    ${PERSON.invoiced} as invoiced_by, s.date_invoiced, s.invoice_number,
    s.cancelled_at, s.amount, company.base_currency as currency, so.status as order_status, so.so_date,
    coalesce(s.reason, (select other.reason from shipper other
                         where other.company_id = s.company_id and other.reverses = s.shipper_number)) as reason,
    s.status = 'OPEN' and so.status in ('OPEN', 'PARTIAL') and exists (
      select from sales_order_item item where item.company_id = s.company_id and item.so_number = s.so_number and not item.closed
         and item.quantity_shipped + item.quantity_picked < item.quantity_ordered) as takes_more
  from shipper s
  join company on company.company_id = s.company_id
  join sales_order so on so.company_id = s.company_id and so.so_number = s.so_number
  join customer c on c.company_id = s.company_id and c.customer_id = s.customer_id
  join warehouse w on w.company_id = s.company_id and w.warehouse_code = s.warehouse_code
  join app_user picked on picked.company_id = s.company_id and picked.user_id = s.picked_by
  left join app_user shipped on shipped.company_id = s.company_id and shipped.user_id = s.shipped_by
  left join app_user invoiced on invoiced.company_id = s.company_id and invoiced.user_id = s.invoiced_by
 where s.company_id = :companyId and s.shipper_number = :shipperNumber`,
);

const selectShipperItems = statement<{ companyId: number; shipperNumber: string }, Item>(
  `select item.item_number, item.so_item_number,
    coalesce(item.part_number, '${NON_STOCK}') as part, sold.description, part.description_zh,
    part.description_es, item.revision, part.uom, item.quantity
  from shipper_item item
  join sales_order_item sold on sold.company_id = item.company_id and sold.so_number = item.so_number
   and sold.item_number = item.so_item_number
  left join part on part.company_id = item.company_id and part.part_number = item.part_number
 where item.company_id = :companyId and item.shipper_number = :shipperNumber order by item.item_number`,
);

const selectShipperPicks = statement<{ companyId: number; shipperNumber: string }, Picked>(
  `select item_number, location, quantity, box, serial_number as serial,
    lot_number, unit_cost, value
  from shipper_pick where company_id = :companyId and shipper_number = :shipperNumber order by item_number, pick_number`,
);

type Head = Omit<Shipper, 'items' | 'docs' | 'events' | 'reversal'> & Pick<Reversal, 'reason'>;
type Item = Omit<Shipper['items'][number], 'picks'>;
type Picked = Shipper['items'][number]['picks'][number] & { itemNumber: number };

const { next, refusal } = moves(shipperMoves);

/** A shipper, with the events that this person may start. */
export async function readShipper(tx: Tx, actor: Actor, shipperNumber: string): Promise<Shipper> {
  const key = { companyId: actor.companyId, shipperNumber };
  const [head, items, picks] = await Promise.all([
    tx.first(selectShipperHead(key)),
    tx.all(selectShipperItems(key)),
    tx.all(selectShipperPicks(key)),
  ]);
  if (!head) return refuse('SHIPPER_NOT_EXIST', { shipperNumber });
  const withPicks = items.map((item) => ({
    ...item,
    picks: picks.flatMap(({ itemNumber, ...pick }) => (itemNumber === item.itemNumber ? [pick] : [])),
  }));
  const docs = await documentsOf(tx, actor.companyId, 'so', head.soNumber);
  const { reason: _reason, ...told } = head;
  return { ...told, items: withPicks, docs, events: eventsOf(actor, head), reversal: reversalOf(actor, head) };
}

const eventsOf = ({ roles }: Actor, { status }: Head): Shipper['events'] =>
  SHIPPER_EVENTS.filter((event) => {
    const { by } = shipperMoves.events[event];
    return next(status, event) !== undefined && by.kind === 'role' && holds(roles, by.anyRole);
  }).map((event) => ({ event, asks: shipperMoves.events[event].asks ?? false }));

function reversalOf({ roles }: Actor, { status, reverses, reversedBy, reason }: Head): Reversal {
  const blocked = () => {
    if (reverses !== null) return 'POSTING_IS_REVERSAL';
    if (reversedBy !== null) return 'POSTING_IS_REVERSED';
    const code = refusal(status, 'reverse');
    if (code === 'SHIPPER_IS_CLOSED' || code === 'SHIPPER_IS_CANCELLED' || code === 'SHIPPER_NOT_SHIPPED') return code;
    return mayReverse(roles, 'ADD_SHIPPER') ? null : 'LIMITED_PERMISSIONS';
  };
  const because = blocked();
  return { allowed: because === null, refusal: because, reverses, reversedBy, reason };
}

export const getShipper = operation(contract.getShipper, (tx, actor, { params }) =>
  readShipper(tx, actor, params.shipperNumber),
);
