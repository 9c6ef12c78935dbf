import { addDays } from '@gemba/contract/kit/dates';
import { costText, quantityText } from '../amounts.ts';
import type { SalesOrder } from '../orders/order-types.ts';
import type { World } from '../world.ts';
import { shipTo } from './shipping.ts';

const PAST = 4;

/** Two announcements wait for their shipment; those of the last shipments are closed. */
export function playProformaShippers(world: World) {
  const { today } = world;
  proformaFor(world, shipTo(world, 'SUZ-014', '31083', [['CPL-19-AL', 10]], addDays(today, 8)));
  proformaFor(world, shipTo(world, 'COR-031', '31068', [['CPL-28-AL', 6]], addDays(today, 11)));
  for (const { order, shipper } of wholeShipments(world).slice(-PAST)) {
    const pf_number = proformaFor(world, order, { day: order.day, createdAt: order.createdAt, shipped: true });
    Object.assign(shipper, { pf_number });
  }
}

/** Orders of the history that left in one shipment, which was invoiced. */
function wholeShipments({ salesOrders, shippers }: World) {
  const finished = new Map(salesOrders.filter(({ status }) => status === 'FINISHED').map((one) => [one.number, one]));
  const count = new Map<string, number>();
  for (const { so_number } of shippers) count.set(String(so_number), (count.get(String(so_number)) ?? 0) + 1);
  return shippers.flatMap((shipper) => {
    const order = finished.get(String(shipper['so_number']));
    return order && shipper['status'] === 'CLOSED' && count.get(order.number) === 1 ? [{ order, shipper }] : [];
  });
}

interface Announced {
  day?: string;
  createdAt?: string;
  /** All of it has left: the paper is closed. */
  shipped?: boolean;
}

export function proformaFor(world: World, order: SalesOrder, { day, createdAt, shipped = false }: Announced = {}) {
  const { rows, users, today, calendar } = world;
  const pf_number = world.numberOf('proforma_shipper');
  const pf_date = day ?? addDays(today, -1);
  const { customer } = order;
  rows.add('proforma_shipper', {
    ...{ pf_number, pf_date, customer_id: customer.id, bill_to_id: customer.id, ship_to_id: 'MAIN' },
    ...{ so_number: order.number, customer_po: order.customerPo, language: customer.country === 'CN' ? 'zh' : 'en' },
    ...{ status: shipped ? 'CLOSED' : 'OPEN', created_by: users.sales, version: shipped ? 2 : 1 },
    created_at: createdAt ?? calendar.at(pf_date, 640),
  });
  for (const { item, part, ordered, price, discount } of order.items) {
    const quantity = quantityText(ordered);
    rows.add('proforma_shipper_item', {
      ...{ pf_number, item_number: item, so_number: order.number, so_item_number: item, part_number: part },
      ...{ quantity, qty_shipped: shipped ? quantity : '0', list_price: costText(price), discount: String(discount) },
      tax_rate: order.taxRate === 0n ? '0' : String(Number(order.taxRate) / 10_000),
    });
  }
  return pf_number;
}
