import { quantity } from '../amounts.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import type { Day, Open } from './batch-types.ts';
import type { BulkPart } from './bulk-part.ts';
import { buyBatch } from './buy-batch.ts';
import { sellBatch } from './sell-batch.ts';
import { countSome, moveSome } from './tend-batch.ts';

/** Opening stock, a purchase order in two deliveries, moves, a count, a sales order: about fifty log rows for ten parts. */
export function playBatch(world: World, random: Random, parts: readonly BulkPart[], day: Day): Open {
  const open: Open = new Map(parts.map(({ number }) => [number, { demand: 0n, onOrder: 0n }]));
  const start = random.int(40, 690);
  openStock(world, random, parts, day);
  const bought = parts.slice(0, 6);
  buyBatch(world, random, bought, start, day, open);
  moveSome(world, random, parts.slice(2, 9), start, day);
  countSome(world, random, parts, start, day);
  sellBatch(world, random, parts.slice(0, 4), start, day, open);
  return open;
}

function openStock(world: World, random: Random, parts: readonly BulkPart[], day: Day) {
  const first = day(729);
  const head = { at: world.calendar.at(first, 430), day: first, by: world.users.warehouse };
  world.books.post({ ...head, document: ['opening', 'STOCK'] }, (posting) => {
    for (const { number, bin, cost } of parts) {
      posting.book(
        'OPENING',
        -posting.move({
          partNumber: number,
          location: bin,
          movement: 'OPENING',
          onHand: quantity(random.int(40, 400)),
          unitCost: cost,
        }),
      );
    }
  });
}
