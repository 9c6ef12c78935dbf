import { costText, extended, inBase, moneyText, percent, quantityText, rateText, worth } from '../amounts.ts';
import type { World } from '../world.ts';
import type { BulkPart } from './bulk-part.ts';

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
