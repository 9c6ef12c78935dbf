import * as contract from '@gemba/contract/warehouse/count/post-count';
import { countedItems } from '@gemba/contract/warehouse/count/post-count-rules';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { type Balances, moneyText, type Posted, post, quantityText, valueOf } from '../../postings/index.ts';
import { type CountedPart, checkCounted, compareToStock, serialDifferences } from './counted.ts';
import { lockOpenCount, markPosted } from './counts.sql.ts';
import { readCount } from './get-count.ts';

const updateLocation = statement<{ companyId: number; location: string }>(
  'update location set last_counted_at = now() where company_id = :companyId and location = :location',
);

/** Stock follows the count; the account for adjustments takes the value of the differences. */
export const postCount = operation(contract.postCount, async (tx, actor, { params: { countNumber }, body }) => {
  const { companyId, userId } = actor;
  const { company, location } = await lockOpenCount(tx, companyId, countNumber);
  const items = countedItems(body.items);
  const numbers = items.map(({ partNumber }) => partNumber);
  const counted = checkCounted(items, await readCountedParts(tx, companyId, location, numbers));
  const compare = (balances: Balances) => compareToStock(balances, location, counted);
  await post(tx, actor, {
    day: company.today,
    document: { kind: 'count', number: countNumber },
    places: counted.map(({ part: { partNumber } }) => ({ partNumber, location })),
    movements: (balances) => compare(balances).flatMap(({ movement }) => movement ?? []),
    bookings: (steps) => [{ use: 'STOCK_ADJUSTMENT', amount: -valueOf(steps) }],
    serials: counted.flatMap((line) => serialDifferences(line, location)),
    rows: (posted) => [
      markPosted(tx, companyId, userId, countNumber, rowsOf(posted)),
      tx.run(updateLocation({ companyId, location })),
    ],
  });
  return readCount(tx, actor, countNumber);

  function rowsOf({ balances, steps }: Posted) {
    const compared = compare(balances);
    const differing = compared.filter(({ movement }) => movement !== null);
    return compared.map((line) => ({
      part_number: line.part.partNumber,
      counted: quantityText(line.counted),
      expected: quantityText(line.expected),
      value: moneyText(steps[differing.indexOf(line)]?.valueChange ?? 0n),
      reason: line.reason,
      serials_lost: line.serials.flatMap(({ serial, to }) => (to?.place === 'SCRAPPED' ? [serial] : [])),
      serials_found: line.serials.flatMap(({ serial, from }) => (from === null ? [serial] : [])),
    }));
  }
});

const selectParts = statement<{ companyId: number; location: string; parts: readonly string[] }, CountedPart>(
  `select part_number, trackable_level, coalesce(nullif(stock.avg_cost, 0), part.std_cost) as cost,
          array(select serial_number from serial where serial.company_id = part.company_id and serial.part_number = part.part_number
                   and serial.location = :location and serial.place = 'STOCK' order by 1) as serials
     from part left join part_stock stock using (company_id, part_number)
    where part.company_id = :companyId and part.part_number = any(:parts::text[])`,
);

const readCountedParts = (tx: Tx, companyId: number, location: string, parts: readonly string[]) =>
  tx.all(selectParts({ companyId, location, parts }));
