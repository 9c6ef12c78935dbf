import { addDays } from '@gemba/contract/kit/dates';
import {
  costText,
  exchangeText,
  fromBase,
  moneyText,
  priceLines,
  quantityText,
  rateText,
  toBase,
} from '../../postings/index.ts';
import { quantity } from '../amounts.ts';
import { decide } from '../history/decide.ts';
import type { Random } from '../random.ts';
import { TAX_RATES } from '../terms.ts';
import type { World } from '../world.ts';
import type { Day, Open } from './batch-types.ts';
import type { BulkPart } from './bulk-part.ts';
import { receiveBatch } from './receive-batch.ts';

/** One purchase order in two deliveries; of a young one, the second is still on its way today. */
export function buyBatch(
  world: World,
  random: Random,
  parts: readonly BulkPart[],
  start: number,
  day: Day,
  open: Open,
) {
  const { rows, users } = world;
  const vendor = random.pick(world.vendors);
  const number = world.numberOf('purchase_order');
  const deliveries = start < 60 ? 1 : 2;
  const rate = world.rate(vendor.currency, day(start));
  const taxRate = TAX_RATES[vendor.tax] ?? 0n;
  const lines = parts.map(({ number: part, text, cost }, at) => {
    return { part, text, at: at + 1, half: quantity(random.int(10, 60)), price: fromBase(cost, rate) };
  });
  const { net, tax } = priceLines(
    lines.map(({ half, price }) => ({ quantity: half * 2n, price, discount: 0n, taxRate })),
  );
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
  const amount = toBase(net + tax, rate);
  const decidedAt = world.calendar.at(day(start), 700);
  const asked = { number, version: 1, status: 'NOT_APPROVED', owner: users.buyer };
  const { by } = decide(world, 'po', asked, 'APPROVE', 'APPROVED', amount, { at: decidedAt });
  rows.add('purchase_order', {
    po_number: number,
    ...common,
    status,
    currency: vendor.currency,
    exchange_rate: exchangeText(rate),
    terms: `Net ${vendor.days}`,

    terms_days: vendor.days,
    arrival_date: due,
    ship_date: addDays(due, -3),
    approve_by: by,
    approve_date: decidedAt,

    total: moneyText(net + tax),
    tax_total: moneyText(tax),
    approval_total: moneyText(amount),
    version: 3,
    created_at: world.calendar.at(day(start), 600),
  });
  for (const { part, text, at, half, price } of lines) {
    if (deliveries === 1) (open.get(part) as { onOrder: bigint }).onOrder += half;
    rows.add('purchase_order_item', {
      po_number: number,
      item_number: at,
      part_number: part,
      revision: 'A',
      description: text,
      quantity_ordered: quantityText(half * 2n),

      quantity_received: quantityText(half * BigInt(deliveries)),
      quantity_shipped: quantityText(half * BigInt(deliveries)),

      cost_per_unit: costText(price),
      tax_code: vendor.tax,
      tax_rate: rateText(taxRate),
      date_required: due,
      arrival_date: due,
    });
  }
  for (let delivery = 0; delivery < deliveries; delivery += 1) {
    receiveBatch(
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
