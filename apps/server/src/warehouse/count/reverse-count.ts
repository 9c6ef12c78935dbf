import * as contract from '@gemba/contract/warehouse/count/reverse-count';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import {
  checkLicence,
  companyFacts,
  costUnits,
  type Movement,
  moneyText,
  type Posted,
  placeKey,
  post,
  quantityText,
  quantityUnits,
  refuseUsed,
  type SerialMove,
  valueOf,
} from '../../postings/index.ts';
import { mayReverseMoves } from '../move/get-transfer.ts';
import { insertHead, lockCount, markPosted } from './counts.sql.ts';
import { readCount } from './get-count.ts';

/** Missing goods come back at the cost they were written off at; goods that turned up leave again. */
export const reverseCount = operation(contract.reverseCount, async (tx, actor, { params, body: { reason } }) => {
  const { companyId, userId } = actor;
  const { countNumber: reverses } = params;
  const { company, location, changes } = await lockCountToReverse(tx, actor, reverses);
  const { number } = await post(tx, actor, {
    day: company.today,
    document: {
      kind: 'count',
      number: () => insertHead(tx, companyId, userId, { location, reverses, reason }),
      reverses,
      memo: reason,
    },
    places: changes.map(({ partNumber }) => ({ partNumber, location })),
    movements: changes.flatMap((change, index) => moveBack(change, { location, item: index + 1, reason })),
    bookings: (steps) => [{ use: 'STOCK_ADJUSTMENT', amount: -valueOf(steps) }],
    serials: changes.flatMap((change) => moveSerialsBack(change, location)),
    whenShort: refuseUsed,
    rows: (posted) => [markPosted(tx, companyId, userId, posted.number, rowsOf(posted))],
  });
  return readCount(tx, actor, number);

  function rowsOf({ steps, balances }: Posted) {
    return changes.map(({ partNumber, serialsLost, serialsFound }) => {
      const step = steps.find(({ movement }) => movement.partNumber === partNumber);
      const onHand = balances.get(placeKey({ partNumber, location }))?.onHand ?? 0n;
      return {
        part_number: partNumber,
        reason,
        serials_lost: serialsFound,
        serials_found: serialsLost,
        expected: quantityText(step?.before.onHand ?? onHand),
        counted: quantityText(step?.after.onHand ?? onHand),
        value: moneyText(step?.valueChange ?? 0n),
      };
    });
  }
});

async function lockCountToReverse(tx: Tx, { companyId, roles }: Actor, countNumber: string) {
  const [company, count, changes] = await Promise.all([
    companyFacts(tx, companyId),
    lockCount(tx, companyId, countNumber),
    readChanges(tx, companyId, countNumber),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!count) return refuse('COUNT_NOT_EXIST', { countNumber });
  if (!mayReverseMoves(roles)) refuse('LIMITED_PERMISSIONS');
  if (count.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: countNumber });
  if (count.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: countNumber });
  if (count.status !== 'POSTED' || changes.length === 0) refuse('COUNT_CHANGED_NOTHING', { countNumber });
  return { company, location: count.location, changes };
}

interface Change {
  partNumber: string;
  /** Zero where pieces were only exchanged; otherwise its log row says the unit cost. */
  difference: string;
  unitCost: string;
  unitTax: string;
  serialsLost: string[];
  serialsFound: string[];
}

const selectChanges = statement<{ companyId: number; countNumber: string }, Change>(
  `select item.part_number, item.counted - item.expected as difference,
          coalesce(case when log.in_qty > 0 then log.in_cost else log.out_cost end, 0) as unit_cost,
          coalesce(case when log.in_qty > 0 then log.in_tax else log.out_tax end, 0) as unit_tax,
          item.serials_lost, item.serials_found
     from cycle_count count
     join cycle_count_item item on item.company_id = count.company_id and item.count_number = count.count_number
     left join lateral (
       select log.in_qty, log.in_cost, log.in_tax, log.out_cost, log.out_tax from inventory_log log
        where item.counted <> item.expected and log.company_id = count.company_id and log.part_number = item.part_number
          and log.posted_at >= count.posted_at and log.location = count.location
          and log.document_kind = 'count' and log.document_number = count.count_number
        order by log.posted_at, log.location, log.seq limit 1) log on true
    where count.company_id = :companyId and count.count_number = :countNumber
      and (item.counted <> item.expected or item.serials_lost <> '{}' or item.serials_found <> '{}')
    order by item.part_number`,
  { neverNull: ['difference'] },
);

/** The log rows of a count come at its own moment or soon after, so the index finds them at once. */
const readChanges = (tx: Tx, companyId: number, countNumber: string) =>
  tx.all(selectChanges({ companyId, countNumber }));

function moveBack(
  { partNumber, difference, unitCost, unitTax }: Change,
  shared: { location: string; item: number; reason: string },
): Movement[] {
  const onHand = -quantityUnits(difference);
  if (onHand === 0n) return [];
  return [
    { ...shared, partNumber, movement: 'REVERSE', onHand, unitCost: costUnits(unitCost), unitTax: costUnits(unitTax) },
  ];
}

const moveSerialsBack = ({ partNumber, serialsLost, serialsFound }: Change, location: string): SerialMove[] => [
  ...serialsLost.map(
    (serial): SerialMove => ({
      partNumber,
      serial,
      from: { place: 'SCRAPPED', location: null },
      to: { place: 'STOCK', location },
    }),
  ),
  ...serialsFound.map((serial): SerialMove => ({ partNumber, serial, from: { place: 'STOCK', location }, to: null })),
];
