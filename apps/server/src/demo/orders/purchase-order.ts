import { percent, quantity, unitCost } from '../amounts.ts';
import { TAX_RATES } from '../terms.ts';
import type { Vendor } from '../vendors.ts';
import type { World } from '../world.ts';
import type { PurchaseItem, PurchaseOrder } from './order-types.ts';

export interface WantedLine {
  part: string | null;
  text?: string;
  quantity: bigint;
  /** In the vendor's currency; otherwise what the vendor asks today. */
  price?: bigint;
  required: string;
  arrival?: string;
  lastPrice?: bigint;
}

export interface PurchaseExtras {
  number?: string;
  buyer?: string;
  owner?: number;
  day?: string;
  createdAt?: string;
  message?: string;
}

/** The vendor's price of a part on a day, in its currency: prices creep up, a little differently for each part. */
function askedPrice(world: World, part: string, vendor: Vendor): bigint {
  const months = (Date.parse(world.day) - Date.parse(world.start)) / 2_629_800_000;
  const creep = 1 + months * 0.0025 + world.random.int(-15, 15) / 1_000;
  const inUsd = (Number(world.part(part).stdCost) / 1e6) * creep;
  return unitCost(Math.round((inUsd / (Number(world.rate(vendor.currency)) / 1e8)) * 1e4) / 1e4);
}

export function newPurchaseOrder(
  world: World,
  vendor: Vendor,
  lines: readonly WantedLine[],
  extras: PurchaseExtras = {},
): PurchaseOrder {
  const buyer = extras.buyer ?? (vendor.currency === 'CNY' || vendor.name.startsWith('Orchard') ? 'LF' : 'DO');
  const order: PurchaseOrder = {
    number: extras.number ?? world.numberOf('purchase_order'),
    day: extras.day ?? world.day,
    createdAt: extras.createdAt ?? (extras.day ? world.calendar.at(extras.day, 560) : world.moment()),
    vendor,
    buyer,
    owner: extras.owner ?? (buyer === 'DO' ? world.users.buyer : world.users.engineer),
    status: 'NOT_APPROVED',
    version: 1,
    rate: world.rate(vendor.currency),
    taxRate: TAX_RATES[vendor.tax] ?? 0n,
    message: extras.message ?? null,
    approvedBy: null,
    approvedAt: null,
    items: lines.map((line, at) => itemOf(world, vendor, line, at + 1)),
  };
  world.purchaseOrders.push(order);
  return order;
}

const itemOf = (world: World, vendor: Vendor, line: WantedLine, item: number): PurchaseItem => ({
  item,
  part: line.part,
  revision: line.part === null ? null : world.part(line.part).revision,
  text: line.text ?? (line.part === null ? 'Service' : world.part(line.part).text),
  ordered: line.quantity,
  received: 0n,
  shipped: 0n,
  transit: 0n,
  price: line.price ?? (line.part === null ? unitCost(100) : askedPrice(world, line.part, vendor)),
  discount: line.quantity > quantity(4_000) ? percent(2) : 0n,
  lastPrice: line.lastPrice ?? (line.part === null ? null : world.need(line.part).lastPrice),
  required: line.required,
  arrival: line.arrival ?? line.required,
});
