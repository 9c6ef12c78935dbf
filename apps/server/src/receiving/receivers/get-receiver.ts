import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import { sumMoney } from '@gemba/contract/kit/money';
import { moves } from '@gemba/contract/kit/moves';
import {
  type PurchaseOrderStatus,
  purchaseOrderMoves,
} from '@gemba/contract/orders/purchase-order/purchase-order-moves';
import { type RmaStatus, rmaMoves } from '@gemba/contract/orders/returns/return-moves';
import { NON_STOCK } from '@gemba/contract/parts/part-number';
import * as contract from '@gemba/contract/receiving/receivers/get-receiver';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { receiverMoves } from '@gemba/contract/receiving/receivers/receiver-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { selectNotedCredit } from '../rma/noted-credit.ts';

/** Fields of a receiver in a list and on its own; `r` is its row, and ROWS joins its user and vendor. */
export const ROW = `r.receiver_number, r.kind, coalesce(r.po_number, r.wo_number, r.rma_number) as order_number,
  r.vendor_id, v.vendor_name, r.buyer_code, r.received_date,
  r.received_by as received_by_id, u.display_name as received_by_name, r.status, r.account_payable_number,
  r.reverses, (select later.receiver_number from receiver later
                where later.company_id = r.company_id and later.reverses = r.receiver_number) as reversed_by`;

export const ROWS = `join app_user u on u.company_id = r.company_id and u.user_id = r.received_by
  left join vendor v on v.company_id = r.company_id and v.vendor_id = r.vendor_id`;

const HEAD = `${ROW}, r.warehouse_code as warehouse, w.warehouse_name, r.pr_number,
  r.received_at, r.vendor_ship_date, r.vendor_invoice_num,
  r.vendor_shipper_num, r.freight_cost, r.carrier_code as carrier,
  r.tracking_number, r.condition, r.log_number, c.base_currency as currency,
  coalesce(po.status, wo.status, rma.status) as order_status,
  coalesce(r.reason, (select later.reason from receiver later where later.company_id = r.company_id and later.reverses = r.receiver_number)) as reason`;

const HEADS = `from receiver r ${ROWS}
  join company c on c.company_id = r.company_id
  join warehouse w on w.company_id = r.company_id and w.warehouse_code = r.warehouse_code
  left join purchase_order po on po.company_id = r.company_id and po.po_number = r.po_number
  left join work_order wo on wo.company_id = r.company_id and wo.wo_number = r.wo_number
  left join rma on rma.company_id = r.company_id and rma.rma_number = r.rma_number`;

const selectItems = statement<
  { companyId: number; receiverNumber: string },
  Omit<Item, 'part' | 'putAways'> & { part: string | null }
>(
  `select item.item_number, item.order_item, item.part_number as part,
    coalesce(part.description, line.description) as description, part.description_zh,
    part.description_es, item.revision, part.uom, line.po_unit, line.po_unit_qty, item.quantity, item.quantity_short, item.ir_number,
    item.qty_qualified, item.ncr_number, item.lot_number, item.condition,
    item.unit_cost, item.unit_tax, item.amount
  from receiver_item item
  left join part on part.company_id = item.company_id and part.part_number = item.part_number
  left join purchase_order_item line on line.company_id = item.company_id and line.po_number = item.po_number and line.item_number = item.order_item
 where item.company_id = :companyId and item.receiver_number = :receiverNumber order by item.item_number`,
);

const selectPutAways = statement<{ companyId: number; receiverNumber: string }, PutAway>(
  `select item_number, location, quantity, quantity_qa as "quantityQA", serials
  from receiver_putaway where company_id = :companyId and receiver_number = :receiverNumber order by item_number, location`,
);

const selectPhotos = statement<{ companyId: number; receiverNumber: string }, Photo>(
  `select photo_id, item_number, file_type, byte_count,
    taken_by as taken_by_id, u.display_name as taken_by_name, taken_at
  from receiver_photo p join app_user u on u.company_id = p.company_id and u.user_id = p.taken_by
 where p.company_id = :companyId and p.receiver_number = :receiverNumber order by taken_at, photo_id`,
);

type Head = Omit<Receiver, 'items' | 'photos' | 'takesMore' | 'reversal' | 'receivedBy' | 'amount' | 'credit'> & {
  receivedById: number;
  receivedByName: string;
  reason: string | null;
};
type Item = Receiver['items'][number];
type PutAway = Item['putAways'][number] & { itemNumber: number };
type Photo = Omit<Receiver['photos'][number], 'takenBy'> & { takenById: number; takenByName: string };

const selectReceiver = statement<{ companyId: number; receiverNumber: string }, Head>(
  `select ${HEAD} ${HEADS} where r.company_id = :companyId and r.receiver_number = :receiverNumber`,
  { neverNull: ['orderNumber', 'orderStatus'] },
);

export async function readReceiver(tx: Tx, actor: Actor, receiverNumber: string): Promise<Receiver> {
  const key = { companyId: actor.companyId, receiverNumber };
  const [head, items, putAways, photos, credit = null] = await Promise.all([
    tx.first(selectReceiver(key)),
    tx.all(selectItems(key)),
    tx.all(selectPutAways(key)),
    tx.all(selectPhotos(key)),
    tx.first(selectNotedCredit(key)),
  ]);
  if (!head) return refuse('RECEIVER_NOT_EXIST', { receiverNumber });
  const { receivedById, receivedByName, reason, ...facts } = head;
  const reversal = { ...reversalOf(head, actor.roles), reason };
  return {
    ...facts,
    receivedBy: { userId: receivedById, name: receivedByName },
    amount: sumMoney(items.map(({ amount }) => amount)),
    credit,
    items: items.map((item) => ({
      ...item,
      part: item.part ?? NON_STOCK,
      putAways: putAways
        .filter(({ itemNumber }) => itemNumber === item.itemNumber)
        .map(({ location, quantity, quantityQA, serials }) => ({ location, quantity, quantityQA, serials })),
    })),
    photos: photos.map(({ takenById, takenByName, ...photo }) => ({
      ...photo,
      takenBy: { userId: takenById, name: takenByName },
    })),
    takesMore:
      head.kind === 'po' && head.reverses === null && moves(receiverMoves).refusal(head.status, 'add') === undefined,
    reversal,
  };
}

type Reversible = Pick<Receiver, 'kind' | 'accountPayableNumber' | 'reverses' | 'reversedBy' | 'orderStatus'>;

/** The first reason why a receiver cannot be reversed. */
export function reversalRefusal(head: Reversible): Exclude<Reversal['refusal'], 'LIMITED_PERMISSIONS'> {
  if (head.reverses !== null) return 'POSTING_IS_REVERSAL';
  if (head.reversedBy !== null) return 'POSTING_IS_REVERSED';
  if (head.accountPayableNumber !== null) return 'RECEIVER_IS_PAID';
  return orderStays(head) ? 'ORDER_IS_CLOSED' : null;
}

/** The order is closed: its vendor or customer is settled with. */
const orderStays = ({ kind, orderStatus }: Reversible) =>
  (kind === 'po' && moves(purchaseOrderMoves).refusal(orderStatus as PurchaseOrderStatus, 'reverseAll')) ||
  (kind === 'rma' && moves(rmaMoves).refusal(orderStatus as RmaStatus, 'reverseAll'));

export const reversingRole = (kind: Receiver['kind']) => (kind === 'wo' ? 'RECEIVER_FROM_WO' : 'UPDATE_RECEIVER');

const reversalOf = (head: Reversible, roles: readonly string[]): Omit<Reversal, 'reason'> => {
  const refusal = reversalRefusal(head) ?? (mayReverse(roles, reversingRole(head.kind)) ? null : 'LIMITED_PERMISSIONS');
  return { allowed: refusal === null, refusal, reverses: head.reverses, reversedBy: head.reversedBy };
};

export const getReceiver = operation(contract.getReceiver, (tx, actor, { params }) =>
  readReceiver(tx, actor, params.receiverNumber),
);
