import { moves } from '@gemba/contract/kit/moves';
import { type WorkOrderStatus, workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import * as contract from '@gemba/contract/shipping/issue/issue-to-work-order';
import { countIssueGuess, forgiveIssueGuesses } from '../../auth/index.ts';
import { readLocations } from '../../inventory/index.ts';
import { verifyPassword } from '../../kit/crypto/passwords.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseAndKeep } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { giveUpChanges } from '../../orders/index.ts';
import {
  type Balances,
  checkLicence,
  companyFacts,
  costText,
  moneyText,
  placeKey,
  post,
  quantityText,
  type SerialMove,
  type Step,
  valueOf,
} from '../../postings/index.ts';
import { costOfLeaving, issueMovement } from '../posting/leaving-goods.ts';
import { readIssue } from './get-issue.ts';
import { insertIssue, insertIssueItems } from './issues.sql.ts';
import { type Issued, wantedComponents } from './wanted-components.ts';
import { changeComponents, lockWork, setWorkStatus } from './work-order.sql.ts';

const { next } = moves(workOrderMoves);

/** Components leave their locations for a work order, which carries their value from now on. */
export const issueToWorkOrder = operation(
  contract.issueToWorkOrder,
  async (tx, actor, { params: { woNumber }, body }) => {
    const { companyId, userId } = actor;
    await checkIssuePassword(tx, actor, body.issuePassword);
    const typed = body.items.flatMap(({ locations }) => locations.map(({ location }) => location));
    const [company, locked, locations] = await Promise.all([
      companyFacts(tx, companyId),
      lockWork(tx, companyId, woNumber),
      readLocations(tx, companyId, typed),
    ]);
    checkLicence(company, 'WAREHOUSE', 'PRODUCTION');
    if (!locked) return refuse('WORK_ORDER_NOT_EXIST', { woNumber });
    const { work, components } = locked;
    const status =
      next(work.status as WorkOrderStatus, 'issue') ?? refuse('WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', { woNumber });
    const issued = wantedComponents(work, components, body.items, locations);
    const { number } = await post(tx, actor, {
      day: company.today,
      document: { kind: 'issue', order: ['wo', woNumber] },
      movements: issued.map(issueAsked),
      bookings: (steps) => [{ use: 'WIP', amount: -valueOf(steps) }],
      open: issued.map(({ partNumber, quantity }) => ({ partNumber, onDemand: -quantity })),
      serials: issued.flatMap(moveSerialToWip),
      check: (balances) => checkOrigins(balances, issued),
      whenShort: 'ISSUED_QTY_OVER_ON_HAND',
      rows: ({ number: issueNumber, steps }) => [
        insertIssue(tx, companyId, userId, { issueNumber, woNumber, reverses: null, reason: null }),
        insertIssueItems(tx, companyId, [issueNumber, woNumber], itemRows(issued, steps)),
        changeComponents(
          tx,
          companyId,
          woNumber,
          issued.map(({ component, quantity }) => ({
            item_number: component.itemNumber,
            quantity: quantityText(quantity),
          })),
        ),
        setWorkStatus(tx, companyId, woNumber, status),
      ],
    });
    await giveUpChanges(tx, actor, { kind: 'wo', number: woNumber, amount: work.amount }, status);
    return readIssue(tx, actor, number);
  },
);

const selectHash = statement<{ companyId: number }, { hash: string | null }>(
  'select issue_password_hash as hash from company where company_id = :companyId',
);

/** A guess is counted before it is checked; a wrong one stays counted although the posting is refused. */
async function checkIssuePassword(tx: Tx, { companyId, userId }: Actor, typed: string) {
  const field = 'issuePassword';
  if (typed === '') refuse('ISSUE_PASSWORD_REQUIRED', { field });
  const company = await tx.first(selectHash({ companyId }));
  const hash = company?.hash ?? refuse('ISSUE_PASSWORD_NOT_SET');
  const { outcome, seconds } = await countIssueGuess(tx, companyId, userId);
  if (outcome !== 'go') refuseAndKeep('ISSUE_PASSWORD_BLOCKED', { seconds, field });
  if (!(await verifyPassword(hash, typed))) refuseAndKeep('ISSUE_PASSWORD_WRONG', { field });
  await forgiveIssueGuesses(tx, companyId, userId);
}

const issueAsked = ({ partNumber, location, quantity, field }: Issued, index: number) =>
  issueMovement({
    partNumber,
    location,
    quantity,
    item: index + 1,
    fields: { location: `${field}.location`, quantity: `${field}.quantity` },
  });

/** All goods of a component are of one origin. */
function checkOrigins(balances: Balances, issued: readonly Issued[]) {
  const origins = new Map<number, string | undefined>();
  for (const line of issued) {
    const { partNumber, field } = line;
    const { itemNumber } = line.component;
    const partFrom = balances.get(placeKey(line))?.partFrom;
    if (origins.has(itemNumber) && origins.get(itemNumber) !== partFrom)
      refuse('NOT_SAME_PART_FROM', { partNumber, field: `${field}.location` });
    origins.set(itemNumber, partFrom);
  }
}

const moveSerialToWip = ({ partNumber, location, serial, field }: Issued): SerialMove[] =>
  serial === null
    ? []
    : [
        {
          partNumber,
          serial,
          field: `${field}.serials`,
          from: { place: 'STOCK', location },
          to: { place: 'WIP', location: null },
        },
      ];

const itemRows = (issued: readonly Issued[], steps: readonly Step[]) =>
  issued.map(({ component, partNumber, location, quantity, serial }, index) => {
    const { cost, value } = costOfLeaving(steps[index]);
    return {
      item_number: index + 1,
      component_item: component.itemNumber,
      part_number: partNumber,
      location,
      quantity: quantityText(quantity),
      serial_number: serial,
      unit_cost: costText(cost),
      value: moneyText(value),
    };
  });
