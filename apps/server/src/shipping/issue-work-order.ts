import type { CallParsed } from '@gemba/contract/kit/call';
import { moves } from '@gemba/contract/kit/moves';
import { type WorkOrderStatus, workOrderMoves } from '@gemba/contract/orders/work-order-moves';
import type { issueToWorkOrder } from '@gemba/contract/shipping/issue-work-order';
import { giveUpChanges } from '../approvals/index.ts';
import {
  applyTaken,
  checkLicence,
  checkThere,
  companyFacts,
  costText,
  type LockedStock,
  lockStock,
  moneyText,
  moveSerials,
  placeKey,
  quantityText,
  readLocations,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { checkIssuePassword } from './issue-password.ts';
import { insertIssue, insertIssueItems, nextIssueNumber } from './issues.sql.ts';
import { readIssue } from './read-issue.ts';
import { type Issued, wantedComponents } from './wanted-components.ts';
import { changeComponents, lockWork, setWorkStatus } from './work-order.sql.ts';

const { next } = moves(workOrderMoves);

/** Components leave their shelves for a work order, which carries their value from now on. */
export async function issueComponents(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof issueToWorkOrder>) {
  const { companyId, userId } = actor;
  const { woNumber } = params;
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
  const [stock, issueNumber] = await Promise.all([lockStock(tx, companyId, issued), nextIssueNumber(tx)]);
  checkThere(stock, issued);
  checkOrigins(stock, issued);
  const movements = issued.map(({ partNumber, location, quantity }, at) => ({
    ...{ partNumber, location, movement: 'ISSUE' as const, onHand: -quantity, inWip: quantity, item: at + 1 },
  }));
  const moved = applyTaken(stock, movements, issued, ['ISSUED_QTY_OVER_ON_HAND', 'quantity']);
  const value = moved.steps.reduce((sum, { valueChange }) => sum - valueChange, 0n);
  const entry = {
    ...{ document: ['issue', issueNumber] as const, order: ['wo', woNumber] as const, steps: moved.steps },
    bookings: [{ use: 'WIP' as const, amount: value }],
  };
  const items = issued.map(({ component, partNumber, location, quantity, serial }, at) => ({
    ...{ item_number: at + 1, component_item: component.itemNumber, part_number: partNumber, location },
    ...{
      quantity: quantityText(quantity),
      serial_number: serial,
      unit_cost: costText(moved.steps[at]?.before.cost ?? 0n),
    },
    value: moneyText(-(moved.steps[at]?.valueChange ?? 0n)),
  }));
  await Promise.all([
    insertIssue(tx, companyId, userId, { issueNumber, woNumber, reverses: null, reason: null }),
    insertIssueItems(tx, companyId, [issueNumber, woNumber], items),
    changeComponents(
      tx,
      companyId,
      woNumber,
      items.map(({ component_item, quantity }) => ({ item_number: component_item, quantity })),
    ),
    setWorkStatus(tx, companyId, woNumber, status),
    writePosting(tx, actor, {
      ...{ day: company.today, locked: stock, moved, entries: [entry] },
      open: issued.map(({ partNumber, quantity }) => ({ partNumber, onDemand: -quantity })),
    }),
    moveSerials(tx, companyId, ['issue', issueNumber], issued.flatMap(intoWip)),
  ]);
  await giveUpChanges(tx, actor, { kind: 'wo', number: woNumber, amount: work.amount }, status);
  return readIssue(tx, actor, issueNumber);
}

/** Goods of different origin never share a line: each component is of one. */
function checkOrigins({ balances }: LockedStock, issued: readonly Issued[]) {
  const origins = new Map<number, string | undefined>();
  for (const one of issued) {
    const { itemNumber } = one.component;
    const partFrom = balances.get(placeKey(one))?.partFrom;
    const { partNumber, field } = one;
    if (origins.has(itemNumber) && origins.get(itemNumber) !== partFrom)
      refuse('NOT_SAME_PART_FROM', { partNumber, field: `${field}.location` });
    origins.set(itemNumber, partFrom);
  }
}

const intoWip = ({ partNumber, location, serial, field }: Issued) =>
  serial === null
    ? []
    : [
        {
          ...{ partNumber, serial, field: `${field}.serials`, from: { place: 'STOCK' as const, location } },
          to: { place: 'WIP' as const, location: null },
        },
      ];
