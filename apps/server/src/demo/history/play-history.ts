import type { World } from '../world.ts';
import { keepHouse } from './keep-house.ts';
import { makeShortParts, startWork } from './produce.ts';
import { purchaseService, purchaseShortParts } from './purchase.ts';
import { monthEnd, openBooks } from './run-the-company.ts';
import { bookOrder } from './sell.ts';
import { shipDueOrders } from './ship.ts';

/** Every working day: what was planned for it, then new orders, then what they make necessary. */
export function playHistory(world: World) {
  const { random } = world;
  let month = '';
  for (const day of world.workdays()) {
    const opening = month === '';
    world.beginDay(day);
    if (opening) openBooks(world);
    else if (day.slice(0, 7) !== month) monthEnd(world);
    month = day.slice(0, 7);
    for (let left = random.int(0, 4) * world.scale; left > 0; left -= 1)
      if (left >= 1 || random.chance(left)) bookOrder(world);
    if (random.chance(0.08)) purchaseService(world);
    makeShortParts(world);
    // Components of the new work orders may have to be made, too.
    makeShortParts(world);
    purchaseShortParts(world);
    startWork(world);
    shipDueOrders(world);
    keepHouse(world);
  }
}
