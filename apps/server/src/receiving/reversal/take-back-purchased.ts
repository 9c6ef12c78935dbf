import { moves } from '@gemba/contract/kit/moves';
import { purchaseOrderMoves } from '@gemba/contract/orders/purchase-order/purchase-order-moves';
import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type Movement, moneyUnits, quantityText, quantityUnits, valueOf } from '../../postings/index.ts';
import {
  changeItems,
  type ItemFacts,
  lockPurchaseOrders,
  type OrderFacts,
  setOrderStatus,
} from '../posting/purchase-orders.sql.ts';
import type { ReceiverFacts } from '../posting/receivers.sql.ts';
import { addArrived, lockProforma, type ProformaItemFacts } from '../proforma/proforma.sql.ts';
import { forgetPaidCosts } from './forget-paid-costs.ts';
import { type Goods, negate, putAwaysBack, sumAmounts, type TakeBack } from './reversed-goods.ts';

const { next } = moves(purchaseOrderMoves);
type Item = Goods['items'][number];

/** Goods of a vendor leave at the average cost of their location; the difference to their bill is an adjustment. */
export async function takeBackPurchased(tx: Tx, { companyId }: Actor, receiver: ReceiverFacts): Promise<TakeBack> {
  const { poNumber, prNumber } = receiver;
  const [{ orders, items: lines }, proforma] = await Promise.all([
    lockPurchaseOrders(tx, companyId, poNumber === null ? [] : [poNumber]),
    prNumber === null ? undefined : lockProforma(tx, companyId, prNumber),
  ]);
  const [order] = orders;
  return {
    orderStatus: order?.status ?? '',
    plan: (goods, reason) => ({
      movements: checkRoom(goods, lines).flatMap((item) => movementsBack(item, goods, proforma?.items ?? [], reason)),
      open: goods.items.flatMap(({ partNumber, quantity, orderItem }) => {
        const isOpen = lines.some(({ itemNumber, closed }) => itemNumber === orderItem && !closed);
        return partNumber === null || !isOpen ? [] : [{ partNumber, onOrder: quantityUnits(quantity) }];
      }),
      bookings: (steps) => {
        const owed = sumAmounts(goods.items);
        const spent = goods.items.filter(({ partNumber }) => partNumber === null);
        return [
          { use: 'GOODS_RECEIVED_NOT_INVOICED', amount: owed },
          ...spent.map(({ accountNumber: account, amount }) =>
            account === null
              ? ({ use: 'EXPENSE', amount: -moneyUnits(amount) } as const)
              : { account, amount: -moneyUnits(amount) },
          ),
          { use: 'STOCK_ADJUSTMENT', amount: sumAmounts(spent) - owed - valueOf(steps) },
        ];
      },
      settle: () =>
        Promise.all([
          changeItems(tx, companyId, goods.items.flatMap(changeBack)),
          ...(order ? [setOrderStatus(tx, companyId, order.poNumber, statusAfter(order, lines, goods))] : []),
          forgetPaidCosts(tx, companyId, receiver.receiverNumber),
          ...(prNumber === null ? [] : [addArrived(tx, companyId, prNumber, onTheWayAgain(goods))]),
        ]),
    }),
  };
}

function movementsBack(item: Item, goods: Goods, coming: readonly ProformaItemFacts[], reason: string): Movement[] {
  const { partNumber, itemNumber, prItem, lotNumber } = item;
  if (partNumber === null) return [];
  const shared = { partNumber, movement: 'REVERSE' as const, item: itemNumber, lotNumber, reason };
  const transit = coming.find((line) => line.itemNumber === prItem);
  return [
    ...putAwaysBack(item, goods, reason),
    ...(transit ? [{ ...shared, location: transit.location, inSit: leftSit(item) }] : []),
  ];
}

/** The quantity that left SIT by a receiver, whether it came or will not. */
const leftSit = ({ quantity, quantityShort }: Item) => quantityUnits(quantity) + quantityUnits(quantityShort);

/** A shortage may have come since by another way. Then it cannot be on the way again. */
function checkRoom({ items }: Goods, lines: readonly ItemFacts[]) {
  for (const { poNumber, itemNumber, ordered, received, inTransit } of lines) {
    const again = items.filter(({ prItem, orderItem }) => prItem && orderItem === itemNumber);
    const rest = quantityUnits(ordered) - quantityUnits(received) - quantityUnits(inTransit);
    if (again.reduce((short, { quantityShort }) => short + quantityUnits(quantityShort), 0n) > rest)
      refuse('MORE_ON_THE_WAY_THAN_OPEN', { orderNumber: poNumber, itemNumber });
  }
  return items;
}

function changeBack(item: Item) {
  const { poNumber, orderItem, quantity, quantityShort, prItem } = item;
  if (!poNumber || !orderItem) return [];
  const back = negate(quantity);
  const [shipped, inTransit] = prItem ? [quantityShort, quantityText(leftSit(item))] : [back, quantityText(0n)];
  return [{ poNumber, itemNumber: orderItem, received: back, shipped, inTransit }];
}

function statusAfter({ status }: OrderFacts, lines: readonly ItemFacts[], { items }: Goods) {
  const left = lines.map((line) => {
    const back = items.filter(({ orderItem }) => orderItem === line.itemNumber);
    const received = back.reduce((rest, { quantity }) => rest - quantityUnits(quantity), quantityUnits(line.received));
    return { received, whole: line.closed || received === quantityUnits(line.ordered) };
  });
  const began = left.some(({ received }) => received > 0n);
  // The rest was closed short, so the order keeps its status.
  if (began && left.every(({ whole }) => whole)) return status;
  const after = next(status, began ? 'reversePart' : 'reverseAll');
  if (!after) throw new Error(`an order that is ${status} gave goods back`);
  return after;
}

const onTheWayAgain = ({ items }: Goods) =>
  items.flatMap(({ prItem, quantity, quantityShort }) =>
    prItem ? [{ itemNumber: prItem, quantity: negate(quantity), short: negate(quantityShort) }] : [],
  );
