import { addDays } from '@gemba/contract/kit/dates';
import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { costText, exchangeText, fromBase, moneyText, quantityText, rateText } from '../../postings/index.ts';
import { percent } from '../amounts.ts';
import type { Customer } from '../customers.ts';
import { TAX_RATES } from '../terms.ts';
import type { World } from '../world.ts';
import { totalColumns } from './order-totals.ts';
import type { Quote, SalesItem, SalesOrder } from './order-types.ts';

export interface SoldLine {
  part: string | null;
  text?: string;
  quantity: bigint;
  price?: bigint;
  required: string;
}

export interface SalesExtras {
  number?: string;
  owner?: number;
  day?: string;
  createdAt?: string;
  message?: string;
  quote?: Quote;
  freight?: bigint;
}

/** Why a sales order of the demo is on hold. */
export const CUSTOMER_WAITS = 'Customer asked to wait';

const header = (world: World, customer: Customer, extras: SalesExtras) => ({
  day: extras.day ?? world.day,
  createdAt: extras.createdAt ?? (extras.day ? world.calendar.at(extras.day, 560) : world.moment()),
  customer,
  owner: extras.owner ?? world.users.sales,
  version: 1,
  rate: world.rate(customer.currency),
  taxRate: TAX_RATES[customer.tax] ?? 0n,
  message: extras.message ?? null,
  reviewedBy: null,
  reviewedAt: null,
});

const itemOf = (world: World, customer: Customer, rate: bigint, line: SoldLine, item: number): SalesItem => {
  const part = line.part === null ? null : world.part(line.part);
  const listed = line.price ?? fromBase(part?.price ?? 0n, rate);
  return {
    item,
    part: line.part,
    revision: part?.revision ?? null,
    text: line.text ?? part?.text ?? 'Service',
    ordered: line.quantity,
    shipped: 0n,
    picked: 0n,
    required: line.required,
    // To a whole cent of the customer's currency, as a price list has it.
    price: divideHalfAway(listed, 10_000n) * 10_000n,
    discount: line.price === undefined && customer.weight > 8 ? percent(5) : 0n,
  };
};

export function newSalesOrder(
  world: World,
  customer: Customer,
  lines: readonly SoldLine[],
  extras: SalesExtras = {},
): SalesOrder {
  const head = header(world, customer, extras);
  const order: SalesOrder = {
    number: extras.number ?? world.numberOf('sales_order'),
    ...head,
    status: 'NOT_REVIEWED',

    customerPo: `${customer.id.slice(0, 3)}-${world.random.digits(5)}`,
    freight: extras.freight ?? 0n,
    quote: extras.quote?.number ?? null,
    items:
      extras.quote?.items.map((item) => ({ ...item })) ??
      lines.map((line, at) => itemOf(world, customer, head.rate, line, at + 1)),
  };
  world.salesOrders.push(order);
  return order;
}

export function newQuote(
  world: World,
  customer: Customer,
  lines: readonly SoldLine[],
  extras: SalesExtras = {},
): Quote {
  const head = header(world, customer, extras);
  const quote: Quote = {
    number: extras.number ?? world.numberOf('quote'),
    ...head,
    status: 'NOT_APPROVED',
    validUntil: addDays(head.day, 45),
    salesOrder: null,
    committedAt: null,
    items: lines.map((line, at) => itemOf(world, customer, head.rate, line, at + 1)),
  };
  world.quotes.push(quote);
  return quote;
}

const priced = (
  { part, revision, text, price, discount, required }: SalesItem,
  order: Pick<SalesOrder, 'taxRate' | 'customer'>,
) => ({
  part_number: part,
  revision,
  description: text,
  list_price: costText(price),
  discount: rateText(discount),

  tax_code: order.customer.tax,
  tax_rate: rateText(order.taxRate),
  date_required: required,
});

const earliest = ({ items }: Pick<SalesOrder, 'items'>) => items.map(({ required }) => required).sort()[0] ?? null;

const shared = (order: Omit<SalesOrder, 'customerPo' | 'freight' | 'quote' | 'status' | 'number'>) => ({
  customer_id: order.customer.id,
  ship_to_id: 'MAIN',
  sales_code: order.customer.salesCode,
  owner: order.owner,
  warehouse_code: 'P2',
  incoterm: order.customer.currency === 'USD' ? 'DAP' : 'FCA',
  message: order.message,
  currency: order.customer.currency,
  exchange_rate: exchangeText(order.rate),
  terms: `Net ${order.customer.days}`,
  terms_days: order.customer.days,
  version: order.version,
  created_at: order.createdAt,
  ...totalColumns(order),
  arrival_date: earliest(order),
  ship_date: earliest(order),
});

export function writeSalesOrder({ rows }: Pick<World, 'rows'>, order: SalesOrder) {
  rows.add('sales_order', {
    so_number: order.number,
    so_date: order.day,
    customer_po: order.customerPo,
    status: order.status,
    ...shared(order),

    ship_via: order.customer.currency === 'USD' ? 'ROAD' : 'SEA',
    freight_total: moneyText(order.freight),
    qo_number: order.quote,
    review_by: order.reviewedBy,
    review_date: order.reviewedAt,
    hold_reason: order.status.endsWith('HOLD') ? CUSTOMER_WAITS : null,
    revision: order.changes ?? 0,
  });
  for (const item of order.items) {
    rows.add('sales_order_item', {
      so_number: order.number,
      item_number: item.item,
      ...priced(item, order),
      promised_date: item.required,
      quantity_ordered: quantityText(item.ordered),
      quantity_shipped: quantityText(item.shipped),
      quantity_picked: quantityText(item.picked),
    });
  }
}

export function writeQuote({ rows }: Pick<World, 'rows'>, quote: Quote) {
  rows.add('quote', {
    qo_number: quote.number,
    qo_date: quote.day,
    status: quote.status,
    ...shared(quote),
    valid_until: quote.validUntil,

    approve_by: quote.reviewedBy,
    approve_date: quote.reviewedAt,
    so_number: quote.salesOrder,
    committed_at: quote.committedAt,
  });
  for (const item of quote.items) {
    rows.add('quote_item', {
      qo_number: quote.number,
      item_number: item.item,
      ...priced(item, quote),
      quantity: quantityText(item.ordered),
    });
  }
}
