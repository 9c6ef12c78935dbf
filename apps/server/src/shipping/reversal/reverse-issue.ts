import { mayReverse } from '@gemba/contract/inventory/posting-shapes';
import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import { type WorkOrderStatus, workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import * as contract from '@gemba/contract/shipping/reversal/reverse-issue';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import {
  checkLicence,
  companyFacts,
  type Movement,
  moneyUnits,
  post,
  quantityText,
  quantityUnits,
  type SerialMove,
} from '../../postings/index.ts';
import { readIssue } from '../issue/get-issue.ts';
import { insertIssue } from '../issue/issues.sql.ts';
import { type Component, changeComponents, lockWork, setWorkStatus } from '../issue/work-order.sql.ts';

const { next } = moves(workOrderMoves);

/** Components that were not used up go back to their locations, at the value that the order carried for them. */
export const reverseIssue = operation(contract.reverseIssue, async (tx, actor, { params, body: { reason } }) => {
  const { companyId, userId, roles } = actor;
  const { issueNumber: reverses } = params;
  const known = await readIssueFacts(tx, companyId, reverses);
  const [company, locked, inWip, facts] = await Promise.all([
    companyFacts(tx, companyId),
    known && lockWork(tx, companyId, known.woNumber),
    stillInWip(tx, companyId, reverses),
    readIssueFacts(tx, companyId, reverses),
  ]);
  checkLicence(company, 'WAREHOUSE', 'PRODUCTION');
  if (!locked || !facts) return refuse('ISSUE_NOT_EXIST', { issueNumber: reverses });
  if (!mayReverse(roles, 'ADD_SHIPPER')) refuse('LIMITED_PERMISSIONS');
  const { work, components } = locked;
  const { woNumber } = work;
  if (facts.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: reverses });
  if (inWip.length === 0) await refuseGone(tx, actor, reverses);
  const status =
    next(work.status as WorkOrderStatus, 'reverseIssue') ?? refuse('WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', { woNumber });
  const value = inWip.reduce((sum, item) => sum + moneyUnits(item.value), 0n);
  const { number } = await post(tx, actor, {
    day: company.today,
    document: { kind: 'issue', order: ['wo', woNumber], reverses, memo: reason },
    movements: inWip.map((item) => moveBack(item, reason)),
    bookings: () => [{ use: 'WIP', amount: -value }],
    open: neededAgain(inWip, components),
    serials: inWip.flatMap(moveSerialBack),
    rows: ({ number: issueNumber }) => [
      insertIssue(tx, companyId, userId, { issueNumber, woNumber, reverses, reason }),
      giveBack(tx, companyId, reverses),
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
    ],
  });
  return readIssue(tx, actor, number);
});

interface IssueFacts {
  issueNumber: string;
  woNumber: string;
  reverses: string | null;
}

interface InWip {
  itemNumber: number;
  componentItem: number;
  partNumber: string;
  location: string;
  serial: string | null;
  /** The quantity that still lies in WIP, and its value. */
  quantity: string;
  value: string;
}

const selectIssue = statement<{ companyId: number; issueNumber: string }, IssueFacts>(
  `select issue_number, wo_number, reverses
  from work_order_issue where company_id = :companyId and issue_number = :issueNumber`,
);

const lockInWip = statement<{ companyId: number; issueNumber: string }, InWip>(
  `select item_number, component_item, part_number, location,
    serial_number as serial, quantity - quantity_consumed - quantity_returned as quantity, value - value_consumed - value_returned as value
  from work_order_issue_item
 where company_id = :companyId and issue_number = :issueNumber and quantity_consumed + quantity_returned < quantity order by item_number for update`,
);

const readIssueFacts = (tx: Tx, companyId: number, issueNumber: string) =>
  tx.first(selectIssue({ companyId, issueNumber }));

/** Reads after the work order is locked: everything that uses up or gives back locks it first. */
const stillInWip = (tx: Tx, companyId: number, issueNumber: string) => tx.all(lockInWip({ companyId, issueNumber }));

const updateItems = statement<{ companyId: number; issueNumber: string }>(
  `update work_order_issue_item
      set quantity_returned = quantity - quantity_consumed, value_returned = value - value_consumed
    where company_id = :companyId and issue_number = :issueNumber and quantity_consumed + quantity_returned < quantity`,
);

const giveBack = (tx: Tx, companyId: number, issueNumber: string) => tx.run(updateItems({ companyId, issueNumber }));

async function refuseGone(tx: Tx, actor: Actor, issueNumber: string) {
  const { items } = await readIssue(tx, actor, issueNumber);
  const used = items.find(({ quantityConsumed }) => quantityUnits(quantityConsumed) > 0n);
  if (used) refuse('ISSUE_ALREADY_USED', { partNumber: used.part });
  refuse('POSTING_IS_REVERSED', { documentNumber: issueNumber });
}

/** From cents over a quantity with four decimals to a cost with six. */
const TO_COST = 10n ** 8n;

const moveBack = (item: InWip, reason: string): Movement => {
  const { partNumber, location, itemNumber } = item;
  const quantity = quantityUnits(item.quantity);
  const unitCost = divideHalfAway(moneyUnits(item.value) * TO_COST, quantity);
  return {
    partNumber,
    location,
    movement: 'RETURN_WIP',
    inWip: -quantity,
    onHand: quantity,
    unitCost,
    item: itemNumber,
    reason,
  };
};

/** The demand that comes back with the components. */
const neededAgain = (inWip: readonly InWip[], components: readonly Component[]) =>
  components.flatMap(({ itemNumber, partNumber, required, issued }) => {
    const back = inWip
      .filter(({ componentItem }) => componentItem === itemNumber)
      .reduce((sum, { quantity }) => sum + quantityUnits(quantity), 0n);
    const need = (had: bigint) => (quantityUnits(required) > had ? quantityUnits(required) - had : 0n);
    const had = quantityUnits(issued);
    return back === 0n ? [] : [{ partNumber, onDemand: need(had - back) - need(had) }];
  });

const moveSerialBack = ({ partNumber, serial, location }: InWip): SerialMove[] =>
  serial === null
    ? []
    : [
        {
          partNumber,
          serial,
          from: { place: 'WIP', location: null },
          to: { place: 'STOCK', location },
        },
      ];
