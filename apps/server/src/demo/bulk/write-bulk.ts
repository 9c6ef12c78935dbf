import { addDays } from '@gemba/contract/kit/dates';
import { Random } from '../random.ts';
import type { World } from '../world.ts';
import { BULK_LIMITS, type BulkPart, bulkPart, writeBulkPart } from './bulk-part.ts';
import { playBatch } from './play-batch.ts';

const PARTS_IN_BATCH = 10;
/** Written out so often, whatever the size: memory stays the same from the first part to the last. */
const BATCHES_IN_CHUNK = 100;
const NOTHING_OPEN = { demand: 0n, onOrder: 0n };

/**
 * Makes `large` large: parts by the million, each with a short history of its own. Ten parts that share their
 * documents are played from opening stock to payment and forgotten; the books go on through all of them.
 */
export async function writeBulk(
  world: World,
  parts: number,
  flush: () => Promise<void>,
  progress: (done: number) => void,
) {
  const random = new Random('bulk');
  const day = new Map<number, string>();
  const dayAt = (back: number) => {
    let known = day.get(back);
    if (known === undefined) {
      known = addDays(world.today, -back);
      day.set(back, known);
    }
    return known;
  };
  let written: Promise<void> = Promise.resolve();
  for (let first = 0; first < parts; first += PARTS_IN_BATCH) {
    const batch: BulkPart[] = [];
    for (let at = first; at < Math.min(first + PARTS_IN_BATCH, parts); at += 1) batch.push(bulkPart(random, world, at));
    const open = playBatch(world, random, batch, dayAt);
    for (const part of batch) {
      writeBulkPart(world, part);
      world.stock.write(world.rows, part.number, open.get(part.number) ?? NOTHING_OPEN, BULK_LIMITS);
      world.stock.forget(part.number);
    }
    if ((first / PARTS_IN_BATCH) % BATCHES_IN_CHUNK === BATCHES_IN_CHUNK - 1) {
      // The next chunk is played while the database takes this one in.
      await written;
      written = flush();
      written.catch(() => {});
      if ((first + PARTS_IN_BATCH) % 20_000 === 0) progress(first + PARTS_IN_BATCH);
    }
  }
  await written;
  await flush();
}
