import { unpickMovement } from '../../shipping/index.ts';
import type { SalesOrder } from '../orders/order-types.ts';
import type { World } from '../world.ts';
import type { Shipment } from './ship.ts';

/** Gives back what an open shipper holds; its lines and picks stay, to tell what was planned. */
export function cancelShipper(world: World, order: SalesOrder, { number, shipper, wanted, picks }: Shipment) {
  const at = world.moment();
  const head = { at, day: world.day, by: world.users.warehouse } as const;
  world.books.post({ ...head, document: ['shipper', number], order: ['so', order.number] }, (posting) => {
    for (const { part, location, amount, line } of picks)
      posting.move(unpickMovement({ partNumber: part, location, quantity: amount, item: line }));
  });
  for (const { item, quantity } of wanted) item.picked -= quantity;
  order.version += 1;
  Object.assign(shipper, { status: 'CANCELLED', cancelled_at: at });
}
