import { addDays } from '@gemba/contract/kit/dates';
import { costText, moneyText, priceLines, quantityText, toBase } from '../../postings/index.ts';
import { costOfLeaving, pickMovement, shipMovement } from '../../shipping/index.ts';
import { smaller } from '../amounts.ts';
import type { Picked, SalesOrder } from '../orders/order-types.ts';
import type { World } from '../world.ts';
import { invoiceShipper } from './invoice.ts';

/** Ships what is due and there, in part when a customer's line has waited too long. */
export function shipDueOrders(world: World) {
  for (const order of world.salesOrders) {
    if (order.status !== 'OPEN' && order.status !== 'PARTIAL') continue;
    if (order.customer.locked && world.day > addDays(world.today, -70)) continue;
    const due = order.items.filter(
      ({ required, ordered, shipped, picked }) => required <= addDays(world.day, 2) && shipped + picked < ordered,
    );
    if (due.length === 0) continue;
    const late = due.some(({ required }) => required < addDays(world.day, -6));
    const ready = due.flatMap((item): Picked[] => {
      const open = item.ordered - item.shipped - item.picked;
      if (item.part === null) return [{ item, quantity: open }];
      const there = world.stock.onHand(item.part);
      if (there >= open) return [{ item, quantity: open }];
      return late && there > 0n ? [{ item, quantity: smaller(there, open) }] : [];
    });
    if (ready.length === 0 || (ready.length < due.length && !late)) continue;
    const shipment = pick(world, order, ready);
    if (world.random.chance(0.7)) shipment.ship();
    else world.later(addDays(world.day, 1), shipment.ship);
  }
}

/** The shipper and what was taken for it. */
export type Shipment = ReturnType<typeof pick>;

export interface ShipExtras {
  number?: string;
  at?: string;
  day?: string;
}

/** Takes the goods into SIP for an open shipper; `ship` lets them go. */
export function pick(world: World, order: SalesOrder, wanted: readonly Picked[], extras: ShipExtras = {}) {
  const { rows, users, random } = world;
  const number = extras.number ?? world.numberOf('shipper');
  const [at, day] = [extras.at ?? world.moment(), extras.day ?? world.day];
  const picks: {
    line: number;
    pick: number;
    part: string;
    location: string;
    amount: bigint;
    row: Record<string, string | number | null>;
  }[] = [];
  world.books.post(
    { at, day, by: users.warehouse, document: ['shipper', number], order: ['so', order.number] },
    (posting) => {
      wanted.forEach(({ item, quantity: amount }, index) => {
        const line = index + 1;
        item.picked += amount;
        rows.add('shipper_item', {
          shipper_number: number,
          item_number: line,
          so_number: order.number,
          so_item_number: item.item,
          part_number: item.part,
          revision: item.revision,
          quantity: quantityText(amount),
        });
        if (item.part === null) return;
        for (const { location, amount: taken } of world.stock.take(item.part, amount)) {
          posting.move(pickMovement({ partNumber: item.part, location, quantity: taken, item: line }));
          const row = {
            shipper_number: number,
            item_number: line,
            pick_number: picks.length + 1,
            location,
            quantity: quantityText(taken),
            box: String(line),
            unit_cost: null,
            value: null,
          };
          picks.push({ line, pick: picks.length + 1, part: item.part, location, amount: taken, row });
          world.picks.push(row);
        }
      });
    },
  );
  const { net, tax } = priceLines(
    wanted.map(({ item: { price, discount }, quantity }) => ({ quantity, price, discount, taxRate: order.taxRate })),
  );
  const amount = toBase(net + tax, order.rate);
  const shipper = {
    shipper_number: number,
    so_number: order.number,
    customer_id: order.customer.id,
    warehouse_code: 'P2',
    status: 'OPEN',

    picked_by: users.warehouse,
    picked_at: at,
    gross_weight: String(random.int(20, 900)),
    carrier_code: 'ROAD',
    amount: moneyText(amount),
    shipped_by: null,
    shipped_date: null,
    shipped_at: null,
    tracking_number: null,
    freight_total: '0',
    invoiced_by: null,
    date_invoiced: null,
    invoice_number: null,
    pf_number: null,
    cancelled_at: null,
  };
  world.shippers.push(shipper);
  order.version += 1;

  const ship = () => {
    const shippedAt = world.moment();
    world.books.post(
      {
        at: shippedAt,
        day: world.day,
        by: users.warehouse,
        document: ['shipper', number],
        order: ['so', order.number],
      },
      (posting) => {
        for (const { part, location, amount: taken, line, row } of picks) {
          const [step] = posting.moveAll([shipMovement({ partNumber: part, location, quantity: taken, item: line })]);
          const { cost, value } = costOfLeaving(step);
          posting.book('COST_OF_GOODS_SOLD', value);
          Object.assign(row, { unit_cost: costText(cost), value: moneyText(value) });
        }
      },
    );
    for (const { item, quantity: gone } of wanted) {
      item.picked -= gone;
      item.shipped += gone;
      if (item.part !== null) world.need(item.part).demand -= gone;
    }
    const first = order.status === 'OPEN';
    order.status = order.items.every(({ ordered, shipped }) => shipped === ordered) ? 'FINISHED' : 'PARTIAL';
    order.version += 1;
    order.customer.unbilled += amount;
    const freight = first ? order.freight : 0n;
    Object.assign(shipper, {
      status: 'SHIPPED',
      shipped_by: users.warehouse,
      shipped_date: world.day,
      shipped_at: shippedAt,
      tracking_number: `HD${random.digits(9)}`,
      freight_total: moneyText(freight),
    });
    invoiceShipper(world, { order, shipper, number, net, amount, freight, shipped: wanted });
  };
  return { number, shipper, wanted, picks, ship };
}
