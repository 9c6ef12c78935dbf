import type { CallParsed } from '@gemba/contract/kit/call';
import type { postCount } from '@gemba/contract/warehouse/counts';
import { applyMovements, lockStock, moneyText, moveSerials, quantityText, writePosting } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { openCount } from './count-location.ts';
import { countedParts, differences, lookedAt } from './counted.ts';
import { markLooked, markPosted, readCountedParts } from './counts.sql.ts';
import { readCount } from './read-count.ts';

/** Posts what was counted: stock follows the count, an account of its own takes what the differences are worth. */
export async function postCounted(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof postCount>) {
  const { companyId, userId } = actor;
  const { countNumber } = params;
  const { company, location } = await openCount(tx, companyId, countNumber);
  const numbers = lookedAt(body.items).map(({ partNumber }) => partNumber);
  const counted = countedParts(body.items, await readCountedParts(tx, companyId, location, numbers));
  const places = counted.map(({ part: { partNumber } }) => ({ partNumber, location }));
  const stock = await lockStock(tx, companyId, places);
  const compared = differences(stock, location, counted);
  const differing = compared.filter(({ movement }) => movement !== null);
  const moved = applyMovements(
    stock.balances,
    differing.flatMap(({ movement }) => movement ?? []),
  );
  const value = moved.steps.reduce((sum, { valueChange }) => sum + valueChange, 0n);
  const entry = {
    ...{ document: ['count', countNumber] as const, steps: moved.steps },
    bookings: [{ use: 'STOCK_ADJUSTMENT' as const, amount: -value }],
  };
  const rows = compared.map((one) => ({
    ...{ part_number: one.part.partNumber, counted: quantityText(one.counted), expected: quantityText(one.expected) },
    ...{ value: moneyText(moved.steps[differing.indexOf(one)]?.valueChange ?? 0n), reason: one.reason },
    serials_lost: one.serials.flatMap(({ serial, to }) => (to?.place === 'SCRAPPED' ? [serial] : [])),
    serials_found: one.serials.flatMap(({ serial, from }) => (from === null ? [serial] : [])),
  }));
  await Promise.all([
    markPosted(tx, companyId, userId, countNumber, rows),
    markLooked(tx, companyId, location),
    writePosting(tx, actor, { day: company.today, locked: stock, moved, entries: [entry] }),
    moveSerials(
      tx,
      companyId,
      ['count', countNumber],
      compared.flatMap(({ serials }) => serials),
    ),
  ]);
  return readCount(tx, actor, countNumber);
}
