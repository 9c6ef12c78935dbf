import { addDays } from '@gemba/contract/kit/dates';
import { costText, moneyText, quantityText } from '../../postings/index.ts';
import { carry, countMovement, OUT_OF_TRANSFER, send, WITHIN_WAREHOUSE } from '../../warehouse/index.ts';
import { quantity } from '../amounts.ts';
import type { World } from '../world.ts';

export interface MoveExtras {
  number?: string;
  at?: string;
  day?: string;
  by?: number;
}

/** Within a warehouse: one step. */
export function moveStock(
  world: World,
  part: string,
  from: string,
  to: string,
  amount: bigint,
  extras: MoveExtras = {},
) {
  const { rows, users } = world;
  const number = extras.number ?? world.numberOf('transfer');
  const [at, day, by] = [extras.at ?? world.moment(), extras.day ?? world.day, extras.by ?? users.warehouse];
  const load = { partNumber: part, fromLocation: from, toLocation: to, quantity: amount, itemNumber: 1 };
  const { cost } = world.stock.at(part, from);
  world.books.post({ at, day, by, document: ['transfer', number] }, (posting) => {
    posting.moveAll(carry([load], WITHIN_WAREHOUSE));
  });
  const ways = { from_warehouse: 'P2', to_warehouse: 'P2' };
  rows.add('transfer', {
    transfer_number: number,
    status: 'ARRIVED',
    ...ways,
    moved_by: by,
    moved_at: at,
    arrived_by: by,
    arrived_at: at,
  });
  writeItem(world, number, part, from, to, amount, cost);
}

/** To the other plant: in TO until it arrives. */
export function sendStock(
  world: World,
  part: string,
  from: string,
  to: string,
  amount: bigint,
  arrives: boolean,
  extras: MoveExtras = {},
) {
  const { users } = world;
  const number = extras.number ?? world.numberOf('transfer');
  const [at, day] = [extras.at ?? world.moment(), extras.day ?? world.day];
  const load = { partNumber: part, fromLocation: from, toLocation: to, quantity: amount, itemNumber: 1 };
  const { cost } = world.stock.at(part, from);
  world.books.post({ at, day, by: users.warehouse, document: ['transfer', number] }, (posting) => {
    posting.moveAll(send([load]));
  });
  const row = {
    transfer_number: number,
    status: 'IN_TRANSFER',
    from_warehouse: 'P2',
    to_warehouse: 'P1',
    moved_by: users.warehouse,
    moved_at: at,
    arrived_by: null as number | null,
    arrived_at: null as string | null,
  };
  world.transfers.push(row);
  writeItem(world, number, part, from, to, amount, cost);
  if (!arrives) return;
  world.later(addDays(day, 1), () => {
    const arrivedAt = world.moment();
    world.books.post(
      { at: arrivedAt, day: world.day, by: users.warehouse, document: ['transfer', number] },
      (posting) => {
        posting.moveAll(carry([load], OUT_OF_TRANSFER));
      },
    );
    Object.assign(row, { status: 'ARRIVED', arrived_by: users.warehouse, arrived_at: arrivedAt });
  });
}

const writeItem = (
  world: World,
  transfer_number: string,
  part: string,
  from: string,
  to: string,
  amount: bigint,
  cost: bigint,
) =>
  world.rows.add('transfer_item', {
    transfer_number,
    item_number: 1,
    part_number: part,
    from_location: from,
    to_location: to,
    quantity: quantityText(amount),
    unit_cost: costText(cost),
  });

export interface Counted {
  part: string;
  counted: bigint;
}

/** Differences go to an account of their own, at the average cost of the location. */
export function countLocation(world: World, location: string, found: readonly Counted[], extras: MoveExtras = {}) {
  const { rows, users } = world;
  const number = extras.number ?? world.numberOf('cycle_count');
  const [at, day] = [extras.at ?? world.moment(), extras.day ?? world.day];
  const items = found.map(({ part, counted }) => ({ part, counted, expected: world.stock.at(part, location).onHand }));
  const values = new Map<string, bigint>();
  world.books.post({ at, day, by: users.warehouse, document: ['count', number] }, (posting) => {
    items.forEach(({ part, counted, expected }, index) => {
      const row = { partNumber: part, location, item: index + 1, reason: counted < expected ? 'Not found' : 'Found' };
      const movement = countMovement(row, world.stock.at(part, location), counted, () => world.part(part).stdCost);
      if (movement === null) return;
      const value = posting.move(movement);
      posting.book('STOCK_ADJUSTMENT', -value);
      values.set(part, value);
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
  for (const { part, counted, expected } of items) {
    rows.add('cycle_count_item', {
      count_number: number,
      part_number: part,
      counted: quantityText(counted),
      expected: quantityText(expected),
      value: moneyText(values.get(part) ?? 0n),
      reason: counted === expected ? null : 'Recounted',
    });
  }
  world.counted.set(location, at);
}

/** Some moves and a count a day, as in any warehouse. */
export function keepHouse(world: World) {
  const { random, stock } = world;
  for (let tries = random.int(1, 3); tries > 0; tries -= 1) {
    const part = random.pick(world.stocked);
    const place = stock.of(part).find(({ onHand }) => onHand >= quantity(20));
    if (!place) continue;
    const to = random.pick(world.bins);
    if (to === place.location) continue;
    if (random.chance(0.15)) sendStock(world, part, place.location, 'P1-01', quantity(4), true);
    else moveStock(world, part, place.location, to, quantity(random.int(2, 10)));
  }
  if (random.chance(0.5)) {
    const location = random.pick(world.bins);
    const parts = world.stocked
      .filter((part) => stock.of(part).some((one) => one.location === location && one.onHand > 0n))
      .slice(0, 4);
    const found = parts.map((part) => {
      const { onHand } = stock.at(part, location);
      const off = random.chance(0.25) ? quantity(random.int(-2, 2)) : 0n;
      return { part, counted: onHand + off < 0n ? 0n : onHand + off };
    });
    if (found.length > 0) countLocation(world, location, found);
  }
}
