import { moves } from '@gemba/contract/kit/moves';
import { purchaseOrderMoves } from '@gemba/contract/orders/purchase-order-moves';
import { type Movement, moneyUnits, quantityText, quantityUnits } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { arriveOf, lockProforma, type ProformaItemFacts } from './proforma.sql.ts';
import {
  changeItems,
  type ItemFacts,
  lockPurchaseOrders,
  type OrderFacts,
  setOrderStatus,
} from './purchase-orders.sql.ts';
import type { ReceiverFacts } from './receivers.sql.ts';
import { type Goods, minus } from './reversed-rows.ts';
import { type TakeBack, valueOf } from './take-back.ts';

const { next } = moves(purchaseOrderMoves);
type Item = Goods['items'][number];

/** Goods of a vendor leave at the average of their location; what that differs from their bill is an adjustment. */
export async function takeBackPurchased(tx: Tx, { companyId }: Actor, receiver: ReceiverFacts): Promise<TakeBack> {
  const { poNumber, prNumber } = receiver;
  const [{ orders, items: lines }, paper] = await Promise.all([
    lockPurchaseOrders(tx, companyId, poNumber === null ? [] : [poNumber]),
    prNumber === null ? undefined : lockProforma(tx, companyId, prNumber),
  ]);
  const [order] = orders;
  return {
    orderStatus: order?.status ?? '',
    plan: (goods, reason) => ({
      movements: withRoom(goods, lines).flatMap((item) => movementsBack(item, goods, paper?.items ?? [], reason)),
      open: goods.items.flatMap(({ part_number: partNumber, quantity, order_item }) => {
        const isOpen = lines.some(({ itemNumber, closed }) => itemNumber === order_item && !closed);
        return partNumber === null || !isOpen ? [] : [{ partNumber, onOrder: quantityUnits(quantity) }];
      }),
      alsoParts: [],
      bookings: (steps) => {
        const owed = sum(goods.items);
        const spent = goods.items.filter(({ part_number }) => part_number === null);
        return [
          { use: 'GOODS_RECEIVED_NOT_INVOICED', amount: owed },
          ...spent.map(({ account_number: account, amount }) =>
            account === null
              ? ({ use: 'EXPENSE', amount: -moneyUnits(amount) } as const)
              : { account, amount: -moneyUnits(amount) },
          ),
          { use: 'STOCK_ADJUSTMENT', amount: sum(spent) - owed - valueOf(steps) },
        ];
      },
      settle: () =>
        Promise.all([
          changeItems(tx, companyId, goods.items.flatMap(changeBack)),
          ...(order ? [setOrderStatus(tx, companyId, order.poNumber, statusAfter(order, lines, goods))] : []),
          ...(prNumber === null ? [] : [arriveOf(tx, companyId, prNumber, onTheWayAgain(goods))]),
        ]),
    }),
  };
}

const sum = (items: readonly Item[]) => items.reduce((total, { amount }) => total + moneyUnits(amount), 0n);

function movementsBack(
  item: Item,
  { putAways }: Goods,
  coming: readonly ProformaItemFacts[],
  reason: string,
): Movement[] {
  const { part_number: partNumber, item_number, pr_item, lot_number } = item;
  if (partNumber === null) return [];
  const shared = { partNumber, movement: 'REVERSE' as const, item: item_number, lotNumber: lot_number ?? null, reason };
  const transit = coming.find(({ itemNumber }) => itemNumber === pr_item);
  return [
    ...putAways
      .filter((put) => put.item_number === item_number)
      .map(({ location, quantity, quantity_qa }) => ({
        ...{ ...shared, location, onHand: -quantityUnits(quantity), inQa: -quantityUnits(quantity_qa) },
      })),
    ...(transit ? [{ ...shared, location: transit.location, inSit: cameOrNot(item) }] : []),
  ];
}

/** What leaves the way by a receiver, whether it came or will not. */
const cameOrNot = ({ quantity, quantity_short }: Item) => quantityUnits(quantity) + quantityUnits(quantity_short);

/** What was short may have come since, by another way: then it cannot be on the way again beside that. */
function withRoom({ items }: Goods, lines: readonly ItemFacts[]) {
  for (const { poNumber, itemNumber, ordered, received, inTransit } of lines) {
    const again = items.filter(({ pr_item, order_item }) => pr_item && order_item === itemNumber);
    const rest = quantityUnits(ordered) - quantityUnits(received) - quantityUnits(inTransit);
    if (again.reduce((short, { quantity_short }) => short + quantityUnits(quantity_short), 0n) > rest)
      refuse('MORE_ON_THE_WAY_THAN_OPEN', { orderNumber: poNumber, itemNumber });
  }
  return items;
}

function changeBack(item: Item) {
  const { po_number, order_item, quantity, quantity_short, pr_item } = item;
  if (!po_number || !order_item) return [];
  const back = minus(quantity);
  const [shipped, inTransit] = pr_item ? [quantity_short, quantityText(cameOrNot(item))] : [back, quantityText(0n)];
  return [{ poNumber: po_number, itemNumber: order_item, received: back, shipped, inTransit }];
}

function statusAfter({ status }: OrderFacts, lines: readonly ItemFacts[], { items }: Goods) {
  const left = lines.map((line) => {
    const back = items.filter(({ order_item }) => order_item === line.itemNumber);
    const received = back.reduce((rest, { quantity }) => rest - quantityUnits(quantity), quantityUnits(line.received));
    return { received, whole: line.closed || received === quantityUnits(line.ordered) };
  });
  const began = left.some(({ received }) => received > 0n);
  // All that is left is whole, because the rest was closed short: the order stays what it is.
  if (began && left.every(({ whole }) => whole)) return status;
  const to = next(status, began ? 'reversePart' : 'reverseAll');
  if (!to) throw new Error(`an order that is ${status} gave goods back`);
  return to;
}

const onTheWayAgain = ({ items }: Goods) =>
  items.flatMap(({ pr_item, quantity, quantity_short }) =>
    pr_item ? [{ itemNumber: pr_item, quantity: minus(quantity), short: minus(quantity_short) }] : [],
  );
