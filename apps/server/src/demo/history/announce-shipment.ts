import { addDays } from '@gemba/contract/kit/dates';
import { costText, quantityText, rateText } from '../../postings/index.ts';
import type { SalesOrder } from '../orders/order-types.ts';
import type { World } from '../world.ts';

interface Announced {
  day?: string;
  createdAt?: string;
  /** All of it has left: the document is closed. */
  shipped?: boolean;
}

/** A proforma shipper tells the customer what is going to leave. */
export function announceShipment(world: World, order: SalesOrder, { day, createdAt, shipped = false }: Announced = {}) {
  const { rows, users, today, calendar } = world;
  const pf_number = world.numberOf('proforma_shipper');
  const pf_date = day ?? addDays(today, -1);
  const { customer } = order;
  rows.add('proforma_shipper', {
    pf_number,
    pf_date,
    customer_id: customer.id,
    bill_to_id: customer.id,
    ship_to_id: 'MAIN',
    so_number: order.number,
    customer_po: order.customerPo,
    language: customer.country === 'CN' ? 'zh' : 'en',
    status: shipped ? 'CLOSED' : 'OPEN',
    created_by: users.sales,
    version: shipped ? 2 : 1,
    created_at: createdAt ?? calendar.at(pf_date, 640),
  });
  for (const { item, part, ordered, price, discount } of order.items) {
    const quantity = quantityText(ordered);
    rows.add('proforma_shipper_item', {
      pf_number,
      item_number: item,
      so_number: order.number,
      so_item_number: item,
      part_number: part,
      quantity,
      qty_shipped: shipped ? quantity : '0',
      list_price: costText(price),
      discount: rateText(discount),
      tax_rate: rateText(order.taxRate),
    });
  }
  return pf_number;
}
