import type { CallParsed } from '@gemba/contract/kit/call';
import type { reverseCount } from '@gemba/contract/warehouse/counts';
import {
  applyMovements,
  checkLicence,
  companyFacts,
  costUnits,
  lockStock,
  type Movement,
  moneyText,
  moveSerials,
  placeKey,
  quantityText,
  quantityUnits,
  type SerialMove,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { type Changed, insertHead, lockCount, markPosted, readChanged } from './counts.sql.ts';
import { inItsPlace } from './in-its-place.ts';
import { readCount } from './read-count.ts';
import { mayReverseMoves } from './read-transfer.ts';

/** What was missing comes back at what it was written off at; what turned up leaves again. */
export async function reverseCounted(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof reverseCount>) {
  const { companyId, userId } = actor;
  const { countNumber } = params;
  const { company, location, changed } = await countToReverse(tx, actor, countNumber);
  const places = changed.map(({ partNumber }) => ({ partNumber, location }));
  const stock = await lockStock(tx, companyId, places);
  const back = changed.flatMap((one, at) => movementBack(one, { location, item: at + 1, reason: body.reason }));
  const moved = inItsPlace(() => applyMovements(stock.balances, back));
  const number = await insertHead(tx, companyId, userId, { location, reverses: countNumber, reason: body.reason });
  const rows = changed.map(({ partNumber, serialsLost, serialsFound }) => {
    const step = moved.steps[back.findIndex((one) => one.partNumber === partNumber)];
    const there = stock.balances.get(placeKey({ partNumber, location }))?.onHand ?? 0n;
    return {
      ...{ part_number: partNumber, reason: body.reason, serials_lost: serialsFound, serials_found: serialsLost },
      ...{ expected: quantityText(step?.before.onHand ?? there), counted: quantityText(step?.after.onHand ?? there) },
      value: moneyText(step?.valueChange ?? 0n),
    };
  });
  const value = moved.steps.reduce((sum, { valueChange }) => sum + valueChange, 0n);
  const entry = {
    ...{ document: ['count', number] as const, reverses: countNumber, memo: body.reason, steps: moved.steps },
    bookings: [{ use: 'STOCK_ADJUSTMENT' as const, amount: -value }],
  };
  await Promise.all([
    markPosted(tx, companyId, userId, number, rows),
    writePosting(tx, actor, { day: company.today, locked: stock, moved, entries: [entry] }),
    moveSerials(
      tx,
      companyId,
      ['count', number],
      changed.flatMap((one) => serialsBack(one, location)),
    ),
  ]);
  return readCount(tx, actor, number);
}

async function countToReverse(tx: Tx, { companyId, roles }: Actor, countNumber: string) {
  const [company, count, changed] = await Promise.all([
    companyFacts(tx, companyId),
    lockCount(tx, companyId, countNumber),
    readChanged(tx, companyId, countNumber),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!count) return refuse('COUNT_NOT_EXIST', { countNumber });
  if (!mayReverseMoves(roles)) refuse('LIMITED_PERMISSIONS');
  if (count.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: countNumber });
  if (count.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: countNumber });
  if (count.status !== 'POSTED' || changed.length === 0) refuse('COUNT_CHANGED_NOTHING', { countNumber });
  return { company, location: count.location, changed };
}

const movementBack = (
  { partNumber, difference, unitCost, unitTax }: Changed,
  shared: { location: string; item: number; reason: string },
): Movement[] => {
  const onHand = -quantityUnits(difference);
  if (onHand === 0n) return [];
  return [
    { ...shared, partNumber, movement: 'REVERSE', onHand, unitCost: costUnits(unitCost), unitTax: costUnits(unitTax) },
  ];
};

const serialsBack = ({ partNumber, serialsLost, serialsFound }: Changed, location: string): SerialMove[] => [
  ...serialsLost.map(
    (serial): SerialMove => ({
      ...{ partNumber, serial, from: { place: 'SCRAPPED', location: null } },
      to: { place: 'STOCK', location },
    }),
  ),
  ...serialsFound.map((serial): SerialMove => ({ partNumber, serial, from: { place: 'STOCK', location }, to: null })),
];
