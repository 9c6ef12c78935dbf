import type { CallParsed } from '@gemba/contract/kit/call';
import type { cancelCount, startCount } from '@gemba/contract/warehouse/counts';
import { checkLicence, companyFacts, readLocations, stockLocation } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { insertCount, lockCount, markCancelled, openCountAt } from './counts.sql.ts';
import { readCount } from './read-count.ts';

/** A count of the location that is still open goes on: two counts of one shelf would post its differences twice. */
export async function beginCount(tx: Tx, actor: Actor, { body }: CallParsed<typeof startCount>) {
  const { companyId, userId } = actor;
  const [company, locations] = await Promise.all([
    companyFacts(tx, companyId),
    readLocations(tx, companyId, [body.location]),
  ]);
  checkLicence(company, 'WAREHOUSE');
  const { location } = stockLocation(locations, body.location, 'location');
  const open = await openCountAt(tx, companyId, location);
  return readCount(tx, actor, open ?? (await insertCount(tx, companyId, userId, location)));
}

/** A count that is locked and open. */
export async function openCount(tx: Tx, companyId: number, countNumber: string) {
  const [company, count] = await Promise.all([companyFacts(tx, companyId), lockCount(tx, companyId, countNumber)]);
  checkLicence(company, 'WAREHOUSE');
  if (!count) return refuse('COUNT_NOT_EXIST', { countNumber });
  if (count.status !== 'OPEN') refuse('COUNT_IS_CLOSED', { countNumber });
  return { company, location: count.location };
}

export async function giveUpCount(tx: Tx, actor: Actor, { params }: CallParsed<typeof cancelCount>) {
  const { companyId } = actor;
  const { countNumber } = params;
  await openCount(tx, companyId, countNumber);
  await markCancelled(tx, companyId, countNumber);
  return readCount(tx, actor, countNumber);
}
