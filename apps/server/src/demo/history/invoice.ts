import { addDays } from '@gemba/contract/kit/dates';
import { exchangeText, moneyText, taxOn, toBase } from '../../postings/index.ts';
import { OVER_CREDIT_CUSTOMER } from '../customers.ts';
import type { Picked, SalesOrder } from '../orders/order-types.ts';
import type { Row } from '../rows.ts';
import type { World } from '../world.ts';
import { returnLater } from './return-goods.ts';

interface Shipped {
  order: SalesOrder;
  shipper: Row;
  number: string;
  net: bigint;
  /** In base currency with tax: unbilled until now. */
  amount: bigint;
  freight: bigint;
  shipped: readonly Picked[];
}

export function invoiceShipper(world: World, { order, shipper, number, net, amount, freight, shipped }: Shipped) {
  const { random, users } = world;
  world.later(addDays(world.day, random.int(1, 2)), () => {
    const { customer, rate, taxRate } = order;
    const invoice = world.numberOf('invoice');
    const tax = taxOn(net, taxRate);
    const [baseNet, baseTax, baseFreight] = [toBase(net, rate), toBase(tax, rate), toBase(freight, rate)];
    const base = baseNet + baseTax + baseFreight;
    const day = world.day;
    world.books.post(
      { at: world.moment(), day, by: users.accountant, document: ['invoice', invoice], order: ['so', order.number] },
      (posting) => {
        posting.book('RECEIVABLE', base);
        posting.book('REVENUE', -baseNet);
        posting.book('TAX_COLLECTED', -baseTax);
        posting.book('FREIGHT_INCOME', -baseFreight);
      },
    );
    customer.unbilled -= amount;
    customer.receivable += base;
    Object.assign(shipper, {
      status: 'CLOSED',
      invoiced_by: users.accountant,
      date_invoiced: day,
      invoice_number: invoice,
    });
    const due = addDays(day, customer.days);
    const row = {
      invoice_number: invoice,
      customer_id: customer.id,
      so_number: order.number,
      shipper_number: number,
      invoice_date: day,
      due_date: due,
      currency: customer.currency,
      exchange_rate: exchangeText(rate),
      net: moneyText(net),
      tax: moneyText(tax),
      freight: moneyText(freight),
      base_total: moneyText(base),
      paid: '0',
      base_paid: '0',
      status: 'OPEN',
    };
    world.invoices.push(row);
    // The locked customer stopped paying some months ago; the one over its limit pays late.
    if (customer.locked && day > addDays(world.today, -150)) return;
    const delay = customer.id === OVER_CREDIT_CUSTOMER ? 45 : random.int(-6, 14);
    world.later(addDays(due, delay), () => collect(world, order, row, invoice, net + tax + freight, base));
    if (random.chance(0.02)) returnLater(world, order, shipped);
  });
}

function collect(world: World, { customer }: SalesOrder, row: Row, invoice: string, total: bigint, base: bigint) {
  const payment = world.numberOf('payment');
  const rate = world.rate(customer.currency);
  const got = toBase(total, rate);
  world.books.post(
    { at: world.moment(), day: world.day, by: world.users.accountant, document: ['payment', payment] },
    (posting) => {
      posting.book('CASH', got);
      posting.book('RECEIVABLE', -base);
      posting.book('EXCHANGE_RESULT', base - got);
    },
  );
  customer.receivable -= base;
  Object.assign(row, { paid: moneyText(total), base_paid: moneyText(base), status: 'PAID' });
  world.rows.add('payment', {
    payment_number: payment,
    direction: 'IN',
    customer_id: customer.id,
    payment_date: world.day,
    method: 'TRANSFER',

    currency: customer.currency,
    exchange_rate: exchangeText(rate),
    amount: moneyText(total),
    base_amount: moneyText(got),
    posted_by: world.users.accountant,
  });
  world.rows.add('payment_item', {
    payment_number: payment,
    item_number: 1,
    invoice_number: invoice,
    amount: moneyText(total),
    base_amount: moneyText(base),
  });
}
