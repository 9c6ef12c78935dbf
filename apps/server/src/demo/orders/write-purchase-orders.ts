import { addDays } from '@gemba/contract/kit/dates';
import { costText, exchangeText, quantityText, rateText } from '../../postings/index.ts';
import type { World } from '../world.ts';
import { totalColumns } from './order-totals.ts';
import type { PurchaseOrder } from './order-types.ts';

/** Why a purchase order of the demo is on hold, where it has no reason of its own. */
export const VENDOR_SILENT = 'Waits for the vendor to confirm';

const shipStatus = ({ items }: PurchaseOrder) => {
  if (items.every(({ shipped, ordered }) => shipped >= ordered)) return 'SHIPPED';
  return items.some(({ shipped }) => shipped > 0n) ? 'PARTIAL' : 'WAITING';
};

/** Early enough to arrive in time, but never before the order was made. */
const shipDate = ({ vendor, day }: PurchaseOrder, arrival: string) => {
  const wanted = addDays(arrival, vendor.country === 'US' ? -3 : -25);
  return wanted < day ? day : wanted;
};

export function writePurchaseOrder({ rows }: Pick<World, 'rows'>, order: PurchaseOrder) {
  const { number, vendor, items, taxRate } = order;
  const arrival = items.map((item) => item.arrival).sort()[0] ?? null;
  rows.add('purchase_order', {
    po_number: number,
    po_date: order.day,
    vendor_id: vendor.id,
    bill_to: 'ACC',
    ship_to: 'P2',
    requester: order.owner,
    buyer_code: order.buyer,
    owner: order.owner,
    message: order.message,

    status: order.status,
    ship_status: shipStatus(order),
    currency: vendor.currency,
    exchange_rate: exchangeText(order.rate),
    terms: `Net ${vendor.days}`,
    terms_days: vendor.days,
    incoterm: vendor.country === 'US' ? 'DAP' : 'FCA',
    carrier_code: vendor.country === 'US' ? 'ROAD' : 'SEA',
    arrival_date: arrival,
    ship_date: arrival && shipDate(order, arrival),
    approve_by: order.approvedBy,
    approve_date: order.approvedAt,
    ...totalColumns(order),
    hold_reason: order.status.endsWith('HOLD') ? (order.holdReason ?? VENDOR_SILENT) : null,
    change_order: order.changes ?? 0,
    version: order.version,
    created_at: order.createdAt,
  });
  for (const item of items) {
    rows.add('purchase_order_item', {
      po_number: number,
      item_number: item.item,
      part_number: item.part,
      revision: item.revision,
      description: item.text,
      quantity_ordered: quantityText(item.ordered),
      quantity_received: quantityText(item.received),
      quantity_shipped: quantityText(item.shipped),
      quantity_in_transit: quantityText(item.transit),
      cost_per_unit: costText(item.price),
      discount: rateText(item.discount),
      tax_code: vendor.tax,
      tax_rate: rateText(taxRate),
      last_po_cost: item.lastPrice === null ? null : costText(item.lastPrice),
      date_required: item.required,
      arrival_date: item.arrival,
      account_number: item.part === null ? '6200' : null,
    });
  }
}
