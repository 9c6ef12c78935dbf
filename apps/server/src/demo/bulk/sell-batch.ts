import { addDays } from '@gemba/contract/kit/dates';
import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { costText, exchangeText, fromBase, moneyText, priceLines, quantityText, toBase } from '../../postings/index.ts';
import { costOfLeaving, pickMovement, shipMovement } from '../../shipping/index.ts';
import { quantity } from '../amounts.ts';
import { LOCKED_CUSTOMER, NO_TAX_ACCOUNT_CUSTOMER } from '../customers.ts';
import { decide } from '../history/decide.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import type { Day, Open } from './batch-types.ts';
import type { BulkPart } from './bulk-part.ts';

/** One sales order of four lines: shipped, invoiced and paid, or open today when it is young. */
export function sellBatch(
  world: World,
  random: Random,
  parts: readonly BulkPart[],
  start: number,
  day: Day,
  open: Open,
) {
  const { rows, users } = world;
  const buyers = world.customers.filter(
    ({ id, tax }) => tax === 'NT' && id !== LOCKED_CUSTOMER && id !== NO_TAX_ACCOUNT_CUSTOMER,
  );
  const customer = random.pick(buyers);
  const number = world.numberOf('sales_order');
  const ordered = day(start - 25);
  const shipped = start >= 44;
  const rate = world.rate(customer.currency, ordered);
  const lines = parts.map(({ number: part, text, price, bin }, at) => {
    const there = divideHalfAway(fromBase(price, rate), 10_000n) * 10_000n;
    return { part, text, bin, at: at + 1, amount: quantity(random.int(2, 24)), price: there };
  });
  const { net } = priceLines(
    lines.map(({ amount, price }) => ({ quantity: amount, price, discount: 0n, taxRate: 0n })),
  );
  const base = toBase(net, rate);
  const due = addDays(ordered, 18);
  const head = {
    customer_id: customer.id,
    ship_to_id: 'MAIN',
    sales_code: customer.salesCode,
    owner: users.sales,
    warehouse_code: 'P2',
  };
  const decidedAt = world.calendar.at(ordered, 720);
  const asked = { number, version: 1, status: 'NOT_REVIEWED', owner: users.sales };
  const { by } = decide(world, 'so', asked, 'APPROVE', 'OPEN', base, { at: decidedAt });
  rows.add('sales_order', {
    so_number: number,
    so_date: ordered,
    ...head,
    status: shipped ? 'FINISHED' : 'OPEN',
    currency: customer.currency,

    exchange_rate: exchangeText(rate),
    terms: `Net ${customer.days}`,
    terms_days: customer.days,
    arrival_date: due,
    ship_date: due,

    review_by: by,
    review_date: decidedAt,
    total: moneyText(net),
    approval_total: moneyText(base),
    version: 4,
    created_at: world.calendar.at(ordered, 640),
  });
  for (const { part, text, at, amount, price } of lines) {
    if (!shipped) (open.get(part) as { demand: bigint }).demand += amount;
    rows.add('sales_order_item', {
      so_number: number,
      item_number: at,
      part_number: part,
      revision: 'A',
      description: text,
      quantity_ordered: quantityText(amount),

      quantity_shipped: shipped ? quantityText(amount) : '0',
      list_price: costText(price),
      tax_code: 'NT',
      date_required: due,
      promised_date: due,
    });
  }
  if (shipped)
    ship(world, { number, customer, currency: customer.currency, rate, net, base, lines, on: day(start - 42) });
}

interface Sale {
  number: string;
  customer: World['customers'][number];
  currency: string;
  rate: bigint;
  net: bigint;
  base: bigint;
  lines: readonly { part: string; bin: string; at: number; amount: bigint }[];
  on: string;
}

function ship(world: World, { number, customer, currency, rate, net, base, lines, on }: Sale) {
  const { rows, users } = world;
  const [shipper, invoice, payment] = [world.numberOf('shipper'), world.numberOf('invoice'), world.numberOf('payment')];
  const at = world.calendar.at(on, 840);
  const head = { at, day: on, by: users.warehouse, document: ['shipper', shipper], order: ['so', number] } as const;
  world.books.post(head, (posting) => {
    for (const { part, bin, amount, at: item } of lines)
      posting.move(pickMovement({ partNumber: part, location: bin, quantity: amount, item }));
  });
  world.books.post(head, (posting) => {
    for (const { part, bin, amount, at: item } of lines) {
      const [step] = posting.moveAll([shipMovement({ partNumber: part, location: bin, quantity: amount, item })]);
      const { cost, value } = costOfLeaving(step);
      posting.book('COST_OF_GOODS_SOLD', value);
      const key = { shipper_number: shipper, item_number: item };
      rows.add('shipper_item', {
        ...key,
        so_number: number,
        so_item_number: item,
        part_number: part,
        revision: 'A',
        quantity: quantityText(amount),
      });
      rows.add('shipper_pick', {
        ...key,
        pick_number: 1,
        location: bin,
        quantity: quantityText(amount),
        unit_cost: costText(cost),
        value: moneyText(value),
      });
    }
  });
  rows.add('shipper', {
    shipper_number: shipper,
    so_number: number,
    customer_id: customer.id,
    warehouse_code: 'P2',
    status: 'CLOSED',
    picked_by: users.warehouse,
    picked_at: at,
    shipped_by: users.warehouse,
    shipped_date: on,
    shipped_at: at,
    amount: moneyText(base),
    invoiced_by: users.accountant,
    date_invoiced: on,
    invoice_number: invoice,
  });
  world.books.post(
    { at, day: on, by: users.accountant, document: ['invoice', invoice], order: ['so', number] },
    (posting) => {
      posting.book('RECEIVABLE', base);
      posting.book('REVENUE', -base);
    },
  );
  world.books.post({ at, day: on, by: users.accountant, document: ['payment', payment] }, (posting) => {
    posting.book('CASH', base);
    posting.book('RECEIVABLE', -base);
  });
  const paid = {
    net: moneyText(net),
    base_total: moneyText(base),
    paid: moneyText(net),
    base_paid: moneyText(base),
    status: 'PAID',
  };
  rows.add('invoice', {
    invoice_number: invoice,
    customer_id: customer.id,
    so_number: number,
    shipper_number: shipper,
    invoice_date: on,
    due_date: on,
    currency,
    exchange_rate: exchangeText(rate),
    ...paid,
  });
  rows.add('payment', {
    payment_number: payment,
    direction: 'IN',
    customer_id: customer.id,
    payment_date: on,
    currency,
    exchange_rate: exchangeText(rate),
    amount: moneyText(net),
    base_amount: moneyText(base),
    posted_by: users.accountant,
  });
  rows.add('payment_item', {
    payment_number: payment,
    item_number: 1,
    invoice_number: invoice,
    amount: moneyText(net),
    base_amount: moneyText(base),
  });
}
