import { announceShipment } from '../history/announce-shipment.ts';
import type { World } from '../world.ts';
import { type Act, playActs } from './play-acts.ts';

const PAST = 4;

const ANNOUNCED: readonly Act[] = [
  { act: 'sell', number: '31083', to: 'SUZ-014', lines: [['CPL-19-AL', 10]], due: 8 },
  { act: 'announce', order: '31083' },
  { act: 'sell', number: '31068', to: 'COR-031', lines: [['CPL-28-AL', 6]], due: 11 },
  { act: 'announce', order: '31068' },
];

/** Two announcements wait for their shipment; those of the last shipments are closed. */
export function playProformaShippers(world: World) {
  playActs(world, ANNOUNCED);
  for (const { order, shipper } of wholeShipments(world).slice(-PAST)) {
    const pf_number = announceShipment(world, order, { day: order.day, createdAt: order.createdAt, shipped: true });
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
