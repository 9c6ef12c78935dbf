import { costText, moneyText, quantityText } from '../../postings/index.ts';
import { carry, countMovement, WITHIN_WAREHOUSE } from '../../warehouse/index.ts';
import { quantity } from '../amounts.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import type { Day } from './batch-types.ts';
import type { BulkPart } from './bulk-part.ts';

export function moveSome(world: World, random: Random, parts: readonly BulkPart[], start: number, day: Day) {
  const { rows, users } = world;
  const number = world.numberOf('transfer');
  const on = day(Math.max(2, start - 36));
  const at = world.calendar.at(on, 660);
  world.books.post({ at, day: on, by: users.warehouse, document: ['transfer', number] }, (posting) => {
    parts.forEach(({ number: part, bin, otherBin }, index) => {
      const amount = quantity(random.int(2, 20));
      const { cost } = world.stock.at(part, bin);
      const item = index + 1;
      const load = { partNumber: part, fromLocation: bin, toLocation: otherBin, quantity: amount, itemNumber: item };
      posting.moveAll(carry([load], WITHIN_WAREHOUSE));
      rows.add('transfer_item', {
        transfer_number: number,
        item_number: item,
        part_number: part,
        from_location: bin,
        to_location: otherBin,
        quantity: quantityText(amount),
        unit_cost: costText(cost),
      });
    });
  });
  const who = { moved_by: users.warehouse, moved_at: at, arrived_by: users.warehouse, arrived_at: at };
  rows.add('transfer', {
    transfer_number: number,
    status: 'ARRIVED',
    from_warehouse: 'P2',
    to_warehouse: 'P2',
    ...who,
  });
}

export function countSome(world: World, random: Random, parts: readonly BulkPart[], start: number, day: Day) {
  const { rows, users } = world;
  const on = day(Math.max(1, start - 38));
  const at = world.calendar.at(on, 690);
  const number = world.numberOf('cycle_count');
  const location = parts[0]?.bin as string;
  world.books.post({ at, day: on, by: users.warehouse, document: ['count', number] }, (posting) => {
    parts.forEach(({ number: part, bin, cost }, index) => {
      const balance = world.stock.at(part, bin);
      const counted = balance.onHand + quantity(random.pick([-2, -1, 1, 2]));
      const row = { partNumber: part, location: bin, item: index + 1, reason: 'Recounted' };
      const movement = countMovement(row, balance, counted, () => cost);
      if (movement === null) return;
      const value = posting.move(movement);
      posting.book('STOCK_ADJUSTMENT', -value);
      rows.add('cycle_count_item', {
        count_number: number,
        part_number: part,
        expected: quantityText(balance.onHand),
        counted: quantityText(counted),
        value: moneyText(value),
        reason: 'Recounted',
      });
    });
  });
  rows.add('cycle_count', {
    count_number: number,
    location,
    status: 'POSTED',
    counted_by: users.warehouse,
    started_at: at,
    posted_at: at,
  });
}
