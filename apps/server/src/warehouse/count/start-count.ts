import { stockLocationRules } from '@gemba/contract/inventory/posting-rules';
import * as contract from '@gemba/contract/warehouse/count/start-count';
import { locationNamed, readLocations } from '../../inventory/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuseFirst } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { insertHead } from './counts.sql.ts';
import { readCount } from './get-count.ts';

/** An open count of the location goes on: two counts of one shelf would post its differences twice. */
export const startCount = operation(contract.startCount, async (tx, actor, { body }) => {
  const { companyId, userId } = actor;
  const [company, locations] = await Promise.all([
    companyFacts(tx, companyId),
    readLocations(tx, companyId, [body.location]),
  ]);
  checkLicence(company, 'WAREHOUSE');
  refuseFirst(stockLocationRules(body.location, 'location', locations));
  const { location } = locationNamed(locations, body.location);
  const open = await findOpenCount(tx, companyId, location);
  return readCount(tx, actor, open ?? (await insertCount(tx, companyId, userId, location)));
});

// Two who start at once meet at the lock of the location.
const lockLocation = statement<{ companyId: number; location: string }, object>(
  'select 1 from location where company_id = :companyId and location = :location for no key update',
);

const selectOpen = statement<{ companyId: number; location: string }, { countNumber: string }>(
  `select count_number from cycle_count
  where company_id = :companyId and location = :location and status = 'OPEN' order by started_at limit 1`,
);

async function findOpenCount(tx: Tx, companyId: number, location: string) {
  const key = { companyId, location };
  const [, open] = await Promise.all([tx.all(lockLocation(key)), tx.first(selectOpen(key))]);
  return open?.countNumber;
}

const insertItems = statement<{ companyId: number; location: string; countNumber: string }>(
  `insert into cycle_count_item (company_id, count_number, part_number)
   select company_id, :countNumber, part_number from inventory_balance where company_id = :companyId and location = :location and on_hand > 0`,
);

/** Lists the parts that lie there. Nobody is told how many. */
async function insertCount(tx: Tx, companyId: number, userId: number, location: string) {
  const countNumber = await insertHead(tx, companyId, userId, { location });
  await tx.run(insertItems({ companyId, location, countNumber }));
  return countNumber;
}
