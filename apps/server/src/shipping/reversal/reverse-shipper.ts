import { mayReverse } from '@gemba/contract/inventory/posting-shapes';
import * as contract from '@gemba/contract/shipping/reversal/reverse-shipper';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { readShippedAndReturned } from '../../orders/index.ts';
import {
  costUnits,
  type Movement,
  moneyUnits,
  plainQuantity,
  post,
  quantityText,
  quantityUnits,
} from '../../postings/index.ts';
import { statusAfterReturn, sumByItem } from '../posting/sale-status.ts';
import {
  changeProforma,
  checkShipper,
  type LinePick,
  lockShipment,
  moveSerials,
  picksOf,
  type ShipLine,
} from '../posting/shipment.ts';
import { changeItems, setOrderStatus } from '../posting/write-sale.sql.ts';
import { readShipper } from '../shippers/get-shipper.ts';

/** Takes a shipment back that is not invoiced: the goods lie where they were picked, at the cost they had then. */
export const reverseShipper = operation(contract.reverseShipper, async (tx, actor, { params, body: { reason } }) => {
  const { companyId, userId, roles } = actor;
  const { shipperNumber: reverses } = params;
  const { company, locked, shipper, lines } = await lockShipment(tx, companyId, reverses);
  if (!mayReverse(roles, 'ADD_SHIPPER')) refuse('LIMITED_PERMISSIONS');
  if (shipper.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: reverses });
  if (shipper.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: reverses });
  checkShipper(shipper, 'reverse');
  const { soNumber } = locked.sale;
  const status = statusAfterReturn(locked, sumByItem(lines));
  await refuseReturned(tx, companyId, soNumber, lines);
  const picks = picksOf(lines);
  const cost = picks.reduce((sum, { pick }) => sum + moneyUnits(pick.value ?? '0'), 0n);
  const changes = lines.map(({ soItemNumber, quantity }) => ({
    item_number: soItemNumber,
    picked: '0',
    shipped: quantityText(-quantity),
    reopened: true,
  }));
  const { number } = await post(tx, actor, {
    day: company.today,
    document: { kind: 'shipper', order: ['so', soNumber], reverses, memo: reason },
    movements: picks.map((pick) => moveBack(pick, reason)),
    bookings: () => [{ use: 'COST_OF_GOODS_SOLD', amount: -cost }],
    open: demandAgain(lines),
    // Shipped pieces left the house, so they come in anew.
    serials: moveSerials(picks, 'SHIPPED', 'STOCK').map((move) => ({ ...move, from: null })),
    rows: ({ number: shipperNumber }) => [
      copyNegative(tx, companyId, userId, {
        shipperNumber: reverses,
        number: shipperNumber,
        day: company.today,
        reason,
      }),
      changeItems(tx, companyId, soNumber, changes),
      changeProforma(tx, companyId, shipper.pfNumber, lines, 'less'),
      setOrderStatus(tx, companyId, soNumber, status),
    ],
  });
  return readShipper(tx, actor, number);
});

/** Goods that the customer has sent back did leave: their return needs the shipment. */
async function refuseReturned(tx: Tx, companyId: number, soNumber: string, lines: readonly ShipLine[]) {
  const ofOrder = await readShippedAndReturned(tx, companyId, soNumber);
  for (const { partNumber } of lines) {
    const moved = partNumber === null ? null : ofOrder(partNumber);
    if (partNumber === null || moved === null) continue;
    const back = lines
      .filter((line) => line.partNumber === partNumber)
      .reduce((sum, { quantity }) => sum + quantity, 0n);
    if (quantityUnits(moved.shipped) - back < quantityUnits(moved.returned))
      refuse('SHIPPED_GOODS_CAME_BACK', {
        partNumber,
        soNumber,
        returned: plainQuantity(quantityUnits(moved.returned)),
      });
  }
}

const moveBack = ({ line, pick, partNumber, location }: LinePick, reason: string): Movement => ({
  partNumber,
  location,
  movement: 'REVERSE',
  onHand: pick.quantity,
  unitCost: costUnits(pick.unitCost ?? '0'),
  partFrom: line.item.partFrom,
  item: line.itemNumber,
  reason,
});

/** Returned goods are on demand again, and with them the rest of a line that had been closed short. */
function demandAgain(lines: readonly ShipLine[]) {
  const back = sumByItem(lines);
  const items = new Map(lines.map(({ item }) => [item.itemNumber, item]));
  return [...items.values()].flatMap(({ itemNumber, partNumber, ordered, shipped, closed }) => {
    const quantity = back.get(itemNumber) ?? 0n;
    const rest = closed ? quantityUnits(ordered) - quantityUnits(shipped) : 0n;
    return partNumber === null ? [] : [{ partNumber, onDemand: quantity + rest }];
  });
}

interface Reversal {
  shipperNumber: string;
  number: string;
  day: string;
  reason: string;
}

const insertShipper = statement<{
  companyId: number;
  shipperNumber: string;
  number: string;
  userId: number;
  day: string;
  reason: string;
}>(
  `insert into shipper (company_id, shipper_number, so_number, customer_id, warehouse_code, pf_number, status, picked_by,
                        shipped_by, shipped_date, shipped_at, amount, reverses, reason)
   select company_id, :number, so_number, customer_id, warehouse_code, pf_number, 'CLOSED', :userId, :userId, :day, now(), -amount, shipper_number, :reason
     from shipper where company_id = :companyId and shipper_number = :shipperNumber`,
);

const insertItems = statement<{ companyId: number; shipperNumber: string; number: string }>(
  `insert into shipper_item (company_id, shipper_number, so_number, item_number, so_item_number, part_number, revision, quantity, pf_item)
   select company_id, :number, so_number, item_number, so_item_number, part_number, revision, -quantity, pf_item
     from shipper_item where company_id = :companyId and shipper_number = :shipperNumber`,
);

const insertPicks = statement<{ companyId: number; shipperNumber: string; number: string }>(
  `insert into shipper_pick (company_id, shipper_number, item_number, pick_number, location, quantity, box, serial_number, lot_number, unit_cost, value)
   select company_id, :number, item_number, pick_number, location, -quantity, box, serial_number, lot_number, unit_cost, -value
     from shipper_pick where company_id = :companyId and shipper_number = :shipperNumber`,
);

const updateCustomer = statement<{ companyId: number; shipperNumber: string }>(
  `update customer set unbilled = unbilled - shipper.amount from shipper
    where shipper.company_id = :companyId and shipper.shipper_number = :shipperNumber and customer.company_id = :companyId
      and customer.customer_id = shipper.customer_id`,
);

const updateShipper = statement<{ companyId: number; shipperNumber: string }>(
  `update shipper set status = 'CLOSED', version = version + 1 where company_id = :companyId and shipper_number = :shipperNumber`,
);

/** Writes the same lines with negative quantities. Nothing is left to invoice of either document, so both are closed. */
const copyNegative = (tx: Tx, companyId: number, userId: number, { shipperNumber, number, day, reason }: Reversal) =>
  Promise.all([
    tx.run(insertShipper({ companyId, shipperNumber, number, userId, day, reason })),
    tx.run(insertItems({ companyId, shipperNumber, number })),
    tx.run(insertPicks({ companyId, shipperNumber, number })),
    tx.run(updateCustomer({ companyId, shipperNumber })),
    tx.run(updateShipper({ companyId, shipperNumber })),
  ]);
