import { addDays } from '@gemba/contract/kit/dates';
import {
  costText,
  exchangeText,
  moneyText,
  netAmount,
  netPrice,
  quantityText,
  toBase,
  worth,
} from '../../postings/index.ts';
import { quantity, smaller } from '../amounts.ts';
import type { Picked, SalesOrder } from '../orders/order-types.ts';
import type { World } from '../world.ts';
import { decide } from './decide.ts';

/** A customer sends some pieces back: approved, received into stock at standard cost, credited. */
export function returnLater(world: World, order: SalesOrder, shipped: readonly Picked[]) {
  const line = shipped.find(({ item }) => item.part !== null);
  if (!line) return;
  world.later(addDays(world.day, world.random.int(10, 40)), () => receiveReturn(world, order, line));
}

function receiveReturn(world: World, order: SalesOrder, { item, quantity: sent }: Picked) {
  const { rows, users, random } = world;
  const part = world.part(item.part as string);
  const amount = smaller(sent, quantity(random.int(1, 2)));
  const [number, receiver, note] = [world.numberOf('rma'), world.numberOf('receiver'), world.numberOf('invoice')];
  const net = netAmount(amount, item.price, item.discount);
  const base = toBase(net, order.rate);
  const rma = { number, version: 1, status: 'NOT_APPROVED', owner: users.sales };
  const { by, at } = decide(world, 'rma', rma, 'APPROVE', 'APPROVED', base);
  const day = world.day;
  const postedAt = world.moment();
  world.books.post(
    { at: postedAt, day, by: users.warehouse, document: ['receiver', receiver], order: ['rma', number] },
    (posting) => {
      const value = posting.move({
        partNumber: part.number,
        location: part.bin,
        movement: 'RETURN',
        onHand: amount,
        unitCost: part.stdCost,
        item: 1,
      });
      posting.book('COST_OF_GOODS_SOLD', -value);
    },
  );
  world.books.post(
    { at: world.moment(), day, by: users.accountant, document: ['invoice', note], order: ['rma', number] },
    (posting) => {
      posting.book('REVENUE', base);
      posting.book('RECEIVABLE', -base);
    },
  );
  order.customer.receivable -= base;
  rows.add('rma', {
    rma_number: number,
    rma_date: day,
    customer_id: order.customer.id,
    so_number: order.number,
    owner: users.sales,
    status: 'CLOSED',

    reason: random.pick(['Wrong ratio ordered', 'Damaged in transit', 'Noise at start']),
    currency: order.customer.currency,

    exchange_rate: exchangeText(order.rate),
    approve_by: by,
    approve_date: at,
    total: moneyText(net),
    approval_total: moneyText(base),
    version: 4,
    created_at: at,
  });
  rows.add('rma_item', {
    rma_number: number,
    item_number: 1,
    part_number: part.number,
    so_item_number: item.item,
    quantity: quantityText(amount),

    quantity_received: quantityText(amount),
    unit_price: costText(netPrice(item.price, item.discount)),
  });
  world.receivers.push({
    receiver_number: receiver,
    kind: 'rma',
    rma_number: number,
    warehouse_code: 'P2',
    received_date: day,
    received_at: postedAt,
    received_by: users.warehouse,
    condition: 'Used',
    status: 'CLOSED',
  });
  rows.add('receiver_item', {
    receiver_number: receiver,
    item_number: 1,
    order_item: 1,
    part_number: part.number,
    revision: part.revision,
    quantity: quantityText(amount),
    unit_cost: costText(part.stdCost),
    amount: moneyText(worth(amount, part.stdCost)),
  });
  rows.add('receiver_putaway', {
    receiver_number: receiver,
    item_number: 1,
    location: part.bin,
    quantity: quantityText(amount),
  });
  world.invoices.push({
    invoice_number: note,
    kind: 'CREDIT_NOTE',
    customer_id: order.customer.id,
    so_number: order.number,
    rma_number: number,
    invoice_date: day,
    due_date: day,
    currency: order.customer.currency,
    exchange_rate: exchangeText(order.rate),
    net: moneyText(-net),
    base_total: moneyText(-base),
    status: 'OPEN',
  });
}
