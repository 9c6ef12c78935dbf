import { addDays } from '@gemba/contract/kit/dates';
import { exchangeText, fromBase, moneyText, taxOn, toBase } from '../../postings/index.ts';
import type { PurchaseOrder } from '../orders/order-types.ts';
import type { Row } from '../rows.ts';
import type { World } from '../world.ts';

interface Billed {
  order: PurchaseOrder;
  receiver: string;
  day: string;
  /** In base currency: what goods received, not invoiced, holds for this receiver. */
  amount: bigint;
  /** In the vendor's currency. */
  net: bigint;
  freight: bigint;
}

/**
 * The vendor's invoice takes over what the receiver accrued; tax and freight come on top. The receiver itself is written
 * here, because only then it is known whether it was paid for.
 */
export function billReceiver(world: World, billed: Billed, receiver: Row, left: boolean) {
  const { random } = world;
  const unbilled = { account_payable_number: null, vendor_invoice_num: null, status: 'RECEIVED' };
  const row = { ...receiver, ...unbilled };
  world.receivers.push(row);
  if (left) return;
  world.later(addDays(billed.day, random.int(2, 9)), () => {
    const { order, amount, net, freight } = billed;
    const { vendor, rate } = order;
    const number = world.numberOf('payable');
    // Ends in our own number: a vendor numbers no two invoices alike.
    const invoice = `${vendor.id.slice(0, 3)}${random.digits(6).slice(0, 2)}${number}`;
    const tax = taxOn(net, order.taxRate);
    const baseTax = toBase(tax, rate);
    // Freight is kept in base currency; in the vendor's it is what the rate makes of it.
    const freightThere = fromBase(freight, rate);
    const base = amount + baseTax + freight;
    const day = world.day;
    world.books.post(
      { at: world.moment(), day, by: world.users.accountant, document: ['payable', number] },
      (posting) => {
        posting.book('GOODS_RECEIVED_NOT_INVOICED', amount);
        posting.book('TAX_PAID', baseTax);
        posting.book('FREIGHT_PAID', freight);
        posting.book('PAYABLE', -base);
      },
    );
    Object.assign(row, { account_payable_number: number, vendor_invoice_num: invoice });
    const payable = {
      account_payable_number: number,
      vendor_id: vendor.id,
      po_number: order.number,
      vendor_invoice_num: invoice,

      bill_date: day,
      due_date: addDays(day, vendor.days),
      currency: vendor.currency,
      exchange_rate: exchangeText(rate),
      net: moneyText(net),
      tax: moneyText(tax),
      freight: moneyText(freightThere),
      base_total: moneyText(base),
      paid: '0',
      base_paid: '0',
      status: 'OPEN',
    };
    world.payables.push(payable);
    const total = net + tax + freightThere;
    world.later(addDays(day, vendor.days + random.int(-4, 3)), () => {
      pay(world, { payable, number, vendor: vendor.id, currency: vendor.currency, total, base });
      Object.assign(row, { status: 'CLOSED' });
      if (order.status === 'RECEIVED') order.status = 'CLOSED';
    });
  });
}

interface Due {
  payable: Record<string, string>;
  number: string;
  vendor: string;
  currency: string;
  total: bigint;
  base: bigint;
}

function pay(world: World, { payable, number, vendor, currency, total, base }: Due) {
  const payment = world.numberOf('payment');
  const rate = world.rate(currency);
  const paid = toBase(total, rate);
  const at = world.moment();
  world.books.post({ at, day: world.day, by: world.users.accountant, document: ['payment', payment] }, (posting) => {
    posting.book('PAYABLE', base);
    posting.book('CASH', -paid);
    posting.book('EXCHANGE_RESULT', paid - base);
  });
  Object.assign(payable, { paid: moneyText(total), base_paid: moneyText(base), status: 'PAID' });
  world.rows.add('payment', {
    payment_number: payment,
    direction: 'OUT',
    vendor_id: vendor,
    payment_date: world.day,
    method: 'TRANSFER',
    currency,
    exchange_rate: exchangeText(rate),
    amount: moneyText(total),
    base_amount: moneyText(paid),
    posted_by: world.users.accountant,
  });
  world.rows.add('payment_item', {
    payment_number: payment,
    item_number: 1,
    account_payable_number: number,
    amount: moneyText(total),
    base_amount: moneyText(base),
  });
}
