import { addDays } from '@gemba/contract/kit/dates';
import { baseCost, costText, money, moneyText, percent, quantity, quantityText, smaller, worth } from '../amounts.ts';
import type { PurchaseItem, PurchaseOrder } from '../orders/order-types.ts';
import { SHOWN_PART } from '../parts/write-parts.ts';
import type { World } from '../world.ts';
import { type Billed, billReceiver } from './bill-receiver.ts';
import { inspectLater } from './inspect.ts';

export interface Arrival {
  item: PurchaseItem;
  quantity: bigint;
  location?: string;
  /** Comes out of the SIT of this location. */
  fromTransit?: string;
  /** Not qualified at receipt: waits in QA. */
  toQa?: bigint;
  qaLocation?: string;
  lot?: string;
}

export interface ReceiptExtras {
  number?: string;
  at?: string;
  day?: string;
  by?: number;
  proforma?: string;
  /** Not billed, and not inspected further: a scene goes on from here. */
  left?: boolean;
  irNumber?: string;
}

export function receivePurchaseOrder(
  world: World,
  order: PurchaseOrder,
  arrivals: readonly Arrival[],
  extras: ReceiptExtras = {},
) {
  const { rows, random, users } = world;
  const number = extras.number ?? world.numberOf('receiver');
  const [at, day, by] = [extras.at ?? world.moment(), extras.day ?? world.day, extras.by ?? users.warehouse];
  const billed: Billed = {
    order,
    receiver: number,
    day,
    amount: 0n,
    net: 0n,
    freight: random.chance(0.3) ? money(random.int(20, 240)) : 0n,
  };
  const lines: (() => void)[] = [];
  world.books.post({ at, day, by, document: ['receiver', number], order: ['po', order.number] }, (posting) => {
    arrivals.forEach((arrival, index) => {
      const { item, quantity: arrived } = arrival;
      const cost = baseCost(item.price, item.discount, order.rate);
      const tax = percent(cost, order.taxRate);
      const amount = worth(arrived, cost);
      const line = index + 1;
      // A proforma receiver has a line for each of its order, and they arrive together.
      const prItem = extras.proforma ? line : null;
      billed.amount += amount;
      billed.net += worth(arrived, baseCost(item.price, item.discount, 100_000_000n));
      posting.book('GOODS_RECEIVED_NOT_INVOICED', -amount);
      item.received += arrived;
      if (item.part === null) posting.book('EXPENSE', amount);
      else {
        const part = world.part(item.part);
        if (arrival.fromTransit) {
          item.transit -= arrived;
          posting.move(item.part, arrival.fromTransit, { movement: 'ARRIVE', sit: -arrived, item: line });
        } else item.shipped += arrived;
        const lot = part.lotTraced
          ? (arrival.lot ?? `${order.vendor.id[0]}${day.slice(2).replaceAll('-', '')}-${line}`)
          : null;
        const toQa =
          arrival.toQa ??
          (part.inspected && item.part !== SHOWN_PART && random.chance(0.12)
            ? smaller(quantity(random.int(1, 8)), arrived)
            : 0n);
        const good = arrived - toQa;
        const location = arrival.location ?? part.bin;
        const qaLocation = arrival.qaLocation ?? 'QA-HOLD';
        const incoming = { cost, tax, item: line, lot };
        if (location === qaLocation)
          posting.move(item.part, location, { movement: 'RECEIVE', onHand: good, qa: toQa, ...incoming });
        else {
          if (good > 0n) posting.move(item.part, location, { movement: 'RECEIVE', onHand: good, ...incoming });
          if (toQa > 0n) posting.move(item.part, qaLocation, { movement: 'TO_QA', qa: toQa, ...incoming });
        }
        const need = world.need(item.part);
        need.onOrder -= arrived;
        need.lastCost = cost;
        need.lastPrice = item.price;
        const ir = part.inspected ? writeInspection(world, order, item, arrived, good, day, at, extras.irNumber) : null;
        if (toQa > 0n && !extras.left)
          inspectLater(world, { order, part: item.part, location: qaLocation, quantity: toQa, receiver: number, ir });
        lines.push(() =>
          writeLine(world, number, order, item, { line, prItem, arrived, cost, tax, amount, ir, good, lot }),
        );
        lines.push(() => {
          if (good > 0n || location === qaLocation)
            rows.add('receiver_putaway', putaway(number, line, location, good, location === qaLocation ? toQa : 0n));
          if (toQa > 0n && location !== qaLocation)
            rows.add('receiver_putaway', putaway(number, line, qaLocation, 0n, toQa));
        });
        return;
      }
      lines.push(() =>
        writeLine(world, number, order, item, {
          line,
          prItem,
          arrived,
          cost,
          tax,
          amount,
          ir: null,
          good: arrived,
          lot: null,
        }),
      );
    });
  });
  for (const write of lines) write();
  order.status = order.items.every(({ ordered, received }) => received === ordered) ? 'RECEIVED' : 'PARTIAL';
  order.version += 1;
  billReceiver(
    world,
    billed,
    {
      ...{
        receiver_number: number,
        kind: 'po',
        po_number: order.number,
        vendor_id: order.vendor.id,
        buyer_code: order.buyer,
      },
      ...{
        warehouse_code: 'P2',
        received_date: day,
        received_at: at,
        received_by: by,
        vendor_ship_date: addDays(day, -3),
      },
      ...{
        vendor_shipper_num: `S${random.digits(6)}`,
        freight_cost: moneyText(billed.freight),
        pr_number: extras.proforma ?? null,
      },
      ...{
        carrier_code: order.vendor.country === 'US' ? 'ROAD' : 'SEA',
        tracking_number: `1Z${random.digits(10)}`,
        condition: 'OK',
      },
    },
    extras.left ?? false,
  );
  return number;
}

const putaway = (receiver_number: string, item_number: number, location: string, good: bigint, toQa: bigint) => ({
  ...{ receiver_number, item_number, location, quantity: quantityText(good), quantity_qa: quantityText(toQa) },
});

interface Line {
  line: number;
  prItem: number | null;
  arrived: bigint;
  cost: bigint;
  tax: bigint;
  amount: bigint;
  ir: string | null;
  good: bigint;
  lot: string | null;
}

const writeLine = (world: World, number: string, order: PurchaseOrder, item: PurchaseItem, line: Line) =>
  world.rows.add('receiver_item', {
    ...{ receiver_number: number, item_number: line.line, po_number: order.number, order_item: item.item },
    ...{ part_number: item.part, revision: item.revision, quantity: quantityText(line.arrived) },
    ...{ ir_number: line.ir, qty_qualified: line.ir === null ? null : quantityText(line.good) },
    ...{
      unit_cost: costText(line.cost),
      unit_tax: costText(line.tax),
      amount: moneyText(line.amount),
      lot_number: line.lot,
      pr_item: line.prItem,
    },
  });

function writeInspection(
  world: World,
  order: PurchaseOrder,
  item: PurchaseItem,
  arrived: bigint,
  good: bigint,
  day: string,
  at: string,
  given?: string,
) {
  const ir_number = given ?? world.numberOf('inspection_report');
  world.rows.add('inspection_report', {
    ...{
      ir_number,
      ir_date: day,
      part_number: item.part,
      revision: item.revision,
      vendor_id: order.vendor.id,
      po_number: order.number,
    },
    quantity_inspected: quantityText(arrived),
    quantity_qualified: quantityText(good),
    quantity_rejected: quantityText(arrived - good),
    result: good === arrived ? 'OK' : good === 0n ? 'REJECT' : 'PARTIAL',
    finding:
      good === arrived
        ? null
        : world.random.pick(['Noise above limit', 'Bore out of tolerance', 'Rust spots', 'Porosity']),
    ...{ inspected_by: world.users.quality, inspected_at: at },
  });
  return ir_number;
}
