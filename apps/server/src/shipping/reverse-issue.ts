import { mayReverse } from '@gemba/contract/inventory/posting-shapes';
import type { CallParsed } from '@gemba/contract/kit/call';
import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import { type WorkOrderStatus, workOrderMoves } from '@gemba/contract/orders/work-order-moves';
import type { reverseIssue } from '@gemba/contract/shipping/issue-work-order';
import {
  applyTaken,
  checkLicence,
  companyFacts,
  lockStock,
  type Movement,
  moneyUnits,
  moveSerials,
  quantityText,
  quantityUnits,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { giveBack, type InWip, insertIssue, nextIssueNumber, readIssueFacts, stillInWip } from './issues.sql.ts';
import { readIssue } from './read-issue.ts';
import { type Component, changeComponents, lockWork, setWorkStatus } from './work-order.sql.ts';

const { next } = moves(workOrderMoves);

/** Value in cents over a quantity with four decimals, as a cost with six. */
const TO_COST = 10n ** 8n;

/** What was not used up comes back to where it was taken from, at what the order carried for it. */
export async function reverseIssued(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof reverseIssue>) {
  const { companyId, userId } = actor;
  const { issueNumber } = params;
  const known = await readIssueFacts(tx, companyId, issueNumber);
  const [company, locked, inWip, facts] = await Promise.all([
    companyFacts(tx, companyId),
    known && lockWork(tx, companyId, known.woNumber),
    stillInWip(tx, companyId, issueNumber),
    readIssueFacts(tx, companyId, issueNumber),
  ]);
  checkLicence(company, 'WAREHOUSE', 'PRODUCTION');
  if (!locked || !facts) return refuse('ISSUE_NOT_EXIST', { issueNumber });
  if (!mayReverse(actor.roles, 'ADD_SHIPPER')) refuse('LIMITED_PERMISSIONS');
  const { work, components } = locked;
  const { woNumber } = work;
  if (facts.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: issueNumber });
  if (inWip.length === 0) await refuseGone(tx, actor, issueNumber);
  const status =
    next(work.status as WorkOrderStatus, 'reverseIssue') ?? refuse('WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', { woNumber });
  const [stock, number] = await Promise.all([lockStock(tx, companyId, inWip), nextIssueNumber(tx)]);
  const back = inWip.map((item) => movementOf(item, body.reason));
  const moved = applyTaken(stock, back, [], ['ISSUED_QTY_OVER_ON_HAND', 'quantity']);
  const value = inWip.reduce((sum, item) => sum + moneyUnits(item.value), 0n);
  const entry = {
    ...{ document: ['issue', number] as const, order: ['wo', woNumber] as const, reverses: issueNumber },
    ...{ memo: body.reason, steps: moved.steps, bookings: [{ use: 'WIP' as const, amount: -value }] },
  };
  await Promise.all([
    insertIssue(tx, companyId, userId, { issueNumber: number, woNumber, reverses: issueNumber, reason: body.reason }),
    giveBack(tx, companyId, issueNumber),
    changeComponents(
      tx,
      companyId,
      woNumber,
      inWip.map(({ componentItem, quantity }) => ({
        item_number: componentItem,
        quantity: quantityText(-quantityUnits(quantity)),
      })),
    ),
    setWorkStatus(tx, companyId, woNumber, status),
    writePosting(tx, actor, {
      ...{ day: company.today, locked: stock, moved, entries: [entry], open: neededAgain(inWip, components) },
    }),
    moveSerials(tx, companyId, ['issue', number], inWip.flatMap(backOnShelf)),
  ]);
  return readIssue(tx, actor, number);
}

async function refuseGone(tx: Tx, actor: Actor, issueNumber: string) {
  const { items } = await readIssue(tx, actor, issueNumber);
  const used = items.find(({ quantityConsumed }) => quantityUnits(quantityConsumed) > 0n);
  if (used) refuse('ISSUE_ALREADY_USED', { partNumber: used.part });
  refuse('POSTING_IS_REVERSED', { documentNumber: issueNumber });
}

const movementOf = (item: InWip, reason: string): Movement => {
  const { partNumber, location, itemNumber } = item;
  const quantity = quantityUnits(item.quantity);
  const unitCost = divideHalfAway(moneyUnits(item.value) * TO_COST, quantity);
  return {
    ...{ partNumber, location, movement: 'RETURN_WIP', inWip: -quantity, onHand: quantity, unitCost },
    ...{ item: itemNumber, reason },
  };
};

/** By how much more the order needs then. */
const neededAgain = (inWip: readonly InWip[], components: readonly Component[]) =>
  components.flatMap(({ itemNumber, partNumber, required, issued }) => {
    const back = inWip
      .filter(({ componentItem }) => componentItem === itemNumber)
      .reduce((sum, { quantity }) => sum + quantityUnits(quantity), 0n);
    const need = (had: bigint) => (quantityUnits(required) > had ? quantityUnits(required) - had : 0n);
    const had = quantityUnits(issued);
    return back === 0n ? [] : [{ partNumber, onDemand: need(had - back) - need(had) }];
  });

const backOnShelf = ({ partNumber, serial, location }: InWip) =>
  serial === null
    ? []
    : [
        {
          ...{ partNumber, serial, from: { place: 'WIP' as const, location: null } },
          to: { place: 'STOCK' as const, location },
        },
      ];
