import { costText, exchangeText, moneyText, priceLines, quantityText, toBase, worth } from '../../postings/index.ts';
import { boughtBookings, boughtCost, boughtMovements } from '../../receiving/index.ts';
import type { World } from '../world.ts';
import type { BulkPart } from './bulk-part.ts';

interface Delivery {
  number: string;
  vendor: string;
  currency: string;
  rate: bigint;
  taxRate: bigint;
  lines: readonly { part: string; at: number; half: bigint; price: bigint }[];
  on: string;
  paid: boolean;
}

/** One delivery: received, and where the order is complete, billed and paid. */
export function receiveBatch(
  world: World,
  { number, vendor, currency, rate, taxRate, lines, on, paid }: Delivery,
  parts: readonly BulkPart[],
) {
  const { rows, users } = world;
  const receiver = world.numberOf('receiver');
  const payable = paid ? world.numberOf('payable') : null;
  const at = world.calendar.at(on, 620);
  const received = lines.map(({ part, at: itemNumber, half, price }) => {
    const { unitCost, unitTax } = boughtCost(price, 0n, taxRate, rate);
    return {
      item: { partNumber: part, partFrom: 'OWN', accountNumber: null },
      itemNumber,
      quantity: half,
      short: 0n,
      putAways: [{ location: parts[itemNumber - 1]?.bin as string, good: half, qa: 0n }],
      lotNumber: null,
      unitCost,
      unitTax,
      amount: worth(half, unitCost),
    };
  });
  const amount = received.reduce((sum, line) => sum + line.amount, 0n);
  const head = { at, day: on, by: users.warehouse } as const;
  world.books.post({ ...head, document: ['receiver', receiver], order: ['po', number] }, (posting) => {
    posting.moveAll(received.flatMap(boughtMovements));
    posting.bookAll(received.flatMap(boughtBookings));
  });
  for (const { item, itemNumber, quantity, putAways, unitCost, amount: value } of received) {
    const key = { receiver_number: receiver, item_number: itemNumber };
    rows.add('receiver_item', {
      ...key,
      po_number: number,
      order_item: itemNumber,
      part_number: item.partNumber,
      revision: 'A',
      quantity: quantityText(quantity),
      unit_cost: costText(unitCost),
      amount: moneyText(value),
    });
    for (const { location } of putAways)
      rows.add('receiver_putaway', { ...key, location, quantity: quantityText(quantity) });
  }
  rows.add('receiver', {
    receiver_number: receiver,
    kind: 'po',
    po_number: number,
    vendor_id: vendor,
    buyer_code: 'DO',
    warehouse_code: 'P2',
    received_date: on,

    received_at: at,
    received_by: users.warehouse,
    status: paid ? 'CLOSED' : 'RECEIVED',
    account_payable_number: payable,
  });
  if (payable === null) return;
  const { net, tax } = priceLines(lines.map(({ half, price }) => ({ quantity: half, price, discount: 0n, taxRate })));
  const base = amount + toBase(tax, rate);
  const payment = world.numberOf('payment');
  const paidOn = toBase(net + tax, rate);
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
    account_payable_number: payable,
    vendor_id: vendor,
    po_number: number,
    bill_date: on,
    due_date: on,
    currency,
    exchange_rate: exchangeText(rate),
    ...totals,
    status: 'PAID',
  });
  rows.add('payment', {
    payment_number: payment,
    direction: 'OUT',
    vendor_id: vendor,
    payment_date: on,
    currency,
    exchange_rate: exchangeText(rate),
    amount: moneyText(net + tax),
    base_amount: moneyText(paidOn),
    posted_by: users.accountant,
  });
  rows.add('payment_item', {
    payment_number: payment,
    item_number: 1,
    account_payable_number: payable,
    amount: moneyText(net + tax),
    base_amount: moneyText(base),
  });
}
