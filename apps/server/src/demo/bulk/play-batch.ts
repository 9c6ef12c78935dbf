import { addDays } from '@gemba/contract/kit/dates';
import {
  baseCost,
  costText,
  extended,
  inBase,
  moneyText,
  percent,
  quantity,
  quantityText,
  rateText,
  worth,
} from '../amounts.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import type { Day, Open } from './batch-types.ts';
import type { BulkPart } from './bulk-part.ts';
import { sellBatch } from './sell-batch.ts';

/** Opening stock, a purchase order in two deliveries, moves, a count, a sales order: about fifty log rows for ten parts. */
export function playBatch(world: World, random: Random, parts: readonly BulkPart[], day: Day): Open {
  const open: Open = new Map(parts.map(({ number }) => [number, { demand: 0n, onOrder: 0n }]));
  const start = random.int(40, 690);
  openStock(world, random, parts, day);
  const bought = parts.slice(0, 6);
  purchase(world, random, bought, start, day, open);
  moveSome(world, random, parts.slice(2, 9), start, day);
  countSome(world, random, parts, start, day);
  sellBatch(world, random, parts.slice(0, 4), start, day, open);
  return open;
}

function openStock(world: World, random: Random, parts: readonly BulkPart[], day: Day) {
  const first = day(729);
  const head = { at: world.calendar.at(first, 430), day: first, by: world.users.warehouse };
  world.books.post({ ...head, document: ['opening', 'STOCK'] }, (posting) => {
    for (const { number, bin, cost } of parts) {
      posting.book(
        'OPENING',
        -posting.move(number, bin, { movement: 'OPENING', onHand: quantity(random.int(40, 400)), cost }),
      );
    }
  });
}

function purchase(world: World, random: Random, parts: readonly BulkPart[], start: number, day: Day, open: Open) {
  const { rows, users } = world;
  const vendor = random.pick(world.vendors);
  const number = world.numberOf('purchase_order');
  // The last of them is still on its way today.
  const deliveries = start < 60 ? 1 : 2;
  const rate = world.rate(vendor.currency, day(start));
  const taxRate = vendor.tax === 'CN-13' ? 130_000n : 0n;
  const lines = parts.map(({ number: part, text, cost }, at) => {
    const price = (cost * 100_000_000n) / rate;
    return { part, text, at: at + 1, half: quantity(random.int(10, 60)), price, cost: baseCost(price, 0n, rate) };
  });
  const net = lines.reduce((sum, { half, price }) => sum + extended(half * 2n, price, 0n), 0n);
  const tax = percent(net, taxRate);
  const status = deliveries === 2 ? 'CLOSED' : 'PARTIAL';
  const due = addDays(day(start), vendor.lead);
  const common = {
    po_date: day(start),
    vendor_id: vendor.id,
    bill_to: 'ACC',
    ship_to: 'P2',
    requester: users.buyer,
    buyer_code: 'DO',
    owner: users.buyer,
  };
  rows.add('purchase_order', {
    ...{
      po_number: number,
      ...common,
      status,
      currency: vendor.currency,
      exchange_rate: rateText(rate),
      terms: `Net ${vendor.days}`,
    },
    ...{
      terms_days: vendor.days,
      arrival_date: due,
      ship_date: addDays(due, -3),
      approve_by: users.approver,
      approve_date: world.calendar.at(day(start), 700),
    },
    ...{
      total: moneyText(net + tax),
      tax_total: moneyText(tax),
      approval_total: moneyText(inBase(net + tax, rate)),
      version: 3,
    },
    created_at: world.calendar.at(day(start), 600),
  });
  for (const { part, text, at, half, price } of lines) {
    if (deliveries === 1) (open.get(part) as { onOrder: bigint }).onOrder += half;
    rows.add('purchase_order_item', {
      ...{
        po_number: number,
        item_number: at,
        part_number: part,
        revision: 'A',
        description: text,
        quantity_ordered: quantityText(half * 2n),
      },
      ...{
        quantity_received: quantityText(half * BigInt(deliveries)),
        quantity_shipped: quantityText(half * BigInt(deliveries)),
      },
      ...{
        cost_per_unit: costText(price),
        tax_code: vendor.tax,
        tax_rate: taxRate === 0n ? '0' : '13',
        date_required: due,
        arrival_date: due,
      },
    });
  }
  for (let delivery = 0; delivery < deliveries; delivery += 1) {
    receive(
      world,
      {
        number,
        vendor: vendor.id,
        currency: vendor.currency,
        rate,
        taxRate,
        lines,
        on: day(start - 20 - delivery * 12),
        paid: deliveries === 2,
      },
      parts,
    );
  }
}

interface Delivery {
  number: string;
  vendor: string;
  currency: string;
  rate: bigint;
  taxRate: bigint;
  lines: readonly { part: string; at: number; half: bigint; price: bigint; cost: bigint }[];
  on: string;
  paid: boolean;
}

function receive(
  world: World,
  { number, vendor, currency, rate, taxRate, lines, on, paid }: Delivery,
  parts: readonly BulkPart[],
) {
  const { rows, users } = world;
  const receiver = world.numberOf('receiver');
  const payable = paid ? world.numberOf('payable') : null;
  const at = world.calendar.at(on, 620);
  let amount = 0n;
  world.books.post(
    { at, day: on, by: users.warehouse, document: ['receiver', receiver], order: ['po', number] },
    (posting) => {
      for (const { part, at: item, half, cost } of lines) {
        const value = worth(half, cost);
        amount += value;
        const location = parts[item - 1]?.bin as string;
        posting.move(part, location, { movement: 'RECEIVE', onHand: half, cost, tax: percent(cost, taxRate), item });
        posting.book('GOODS_RECEIVED_NOT_INVOICED', -value);
        rows.add('receiver_item', {
          ...{
            receiver_number: receiver,
            item_number: item,
            po_number: number,
            order_item: item,
            part_number: part,
            revision: 'A',
          },
          ...{ quantity: quantityText(half), unit_cost: costText(cost), amount: moneyText(value) },
        });
        rows.add('receiver_putaway', {
          receiver_number: receiver,
          item_number: item,
          location,
          quantity: quantityText(half),
        });
      }
    },
  );
  rows.add('receiver', {
    ...{
      receiver_number: receiver,
      kind: 'po',
      po_number: number,
      vendor_id: vendor,
      buyer_code: 'DO',
      warehouse_code: 'P2',
      received_date: on,
    },
    ...{
      received_at: at,
      received_by: users.warehouse,
      status: paid ? 'CLOSED' : 'RECEIVED',
      account_payable_number: payable,
    },
  });
  if (payable === null) return;
  const net = lines.reduce((sum, { half, price }) => sum + extended(half, price, 0n), 0n);
  const tax = percent(net, taxRate);
  const base = amount + inBase(tax, rate);
  const payment = world.numberOf('payment');
  const paidOn = inBase(net + tax, rate);
  world.books.post({ at, day: on, by: users.accountant, document: ['payable', payable] }, (posting) => {
    posting.book('GOODS_RECEIVED_NOT_INVOICED', amount);
    posting.book('TAX_PAID', base - amount);
    posting.book('PAYABLE', -base);
  });
  world.books.post({ at, day: on, by: users.accountant, document: ['payment', payment] }, (posting) => {
    posting.book('PAYABLE', base);
    posting.book('CASH', -paidOn);
    posting.book('EXCHANGE_RESULT', paidOn - base);
  });
  const totals = {
    net: moneyText(net),
    tax: moneyText(tax),
    base_total: moneyText(base),
    paid: moneyText(net + tax),
    base_paid: moneyText(base),
  };
  rows.add('payable', {
    ...{ account_payable_number: payable, vendor_id: vendor, po_number: number, bill_date: on, due_date: on, currency },
    ...{ exchange_rate: rateText(rate), ...totals, status: 'PAID' },
  });
  rows.add('payment', {
    ...{
      payment_number: payment,
      direction: 'OUT',
      vendor_id: vendor,
      payment_date: on,
      currency,
      exchange_rate: rateText(rate),
    },
    ...{ amount: moneyText(net + tax), base_amount: moneyText(paidOn), posted_by: users.accountant },
  });
  rows.add('payment_item', {
    payment_number: payment,
    item_number: 1,
    account_payable_number: payable,
    amount: moneyText(net + tax),
    base_amount: moneyText(base),
  });
}

function moveSome(world: World, random: Random, parts: readonly BulkPart[], start: number, day: Day) {
  const { rows, users } = world;
  const number = world.numberOf('transfer');
  const on = day(Math.max(2, start - 36));
  const at = world.calendar.at(on, 660);
  world.books.post({ at, day: on, by: users.warehouse, document: ['transfer', number] }, (posting) => {
    parts.forEach(({ number: part, bin, otherBin }, index) => {
      const amount = quantity(random.int(2, 20));
      const { cost, tax } = world.stock.at(part, bin);
      const item = index + 1;
      posting.move(part, bin, { movement: 'MOVE_OUT', onHand: -amount, item });
      posting.move(part, otherBin, { movement: 'MOVE_IN', onHand: amount, cost, tax, item });
      rows.add('transfer_item', {
        ...{ transfer_number: number, item_number: item, part_number: part, from_location: bin, to_location: otherBin },
        ...{ quantity: quantityText(amount), unit_cost: costText(cost) },
      });
    });
  });
  const who = { moved_by: users.warehouse, moved_at: at, arrived_by: users.warehouse, arrived_at: at };
  rows.add('transfer', {
    transfer_number: number,
    status: 'ARRIVED',
    from_warehouse: 'P2',
    to_warehouse: 'P2',
    ...who,
  });
}

function countSome(world: World, random: Random, parts: readonly BulkPart[], start: number, day: Day) {
  const { rows, users } = world;
  const on = day(Math.max(1, start - 38));
  const at = world.calendar.at(on, 690);
  const number = world.numberOf('cycle_count');
  const location = parts[0]?.bin as string;
  world.books.post({ at, day: on, by: users.warehouse, document: ['count', number] }, (posting) => {
    parts.forEach(({ number: part, bin }, index) => {
      const { cost, tax, onHand } = world.stock.at(part, bin);
      const change = quantity(random.pick([-2, -1, 1, 2]));
      posting.book(
        'STOCK_ADJUSTMENT',
        -posting.move(part, bin, {
          movement: 'COUNT',
          onHand: change,
          cost,
          tax,
          item: index + 1,
          reason: 'Recounted',
        }),
      );
      rows.add('cycle_count_item', {
        ...{
          count_number: number,
          part_number: part,
          expected: quantityText(onHand),
          counted: quantityText(onHand + change),
          reason: 'Recounted',
        },
      });
    });
  });
  rows.add('cycle_count', {
    count_number: number,
    location,
    status: 'POSTED',
    counted_by: users.warehouse,
    started_at: at,
    posted_at: at,
  });
}
