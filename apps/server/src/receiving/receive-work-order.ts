import type { CallParsed } from '@gemba/contract/kit/call';
import { moves } from '@gemba/contract/kit/moves';
import { workOrderMoves } from '@gemba/contract/orders/work-order-moves';
import type { receiveWorkOrder } from '@gemba/contract/receiving/receive-work-order';
import { giveUpChanges } from '../approvals/index.ts';
import {
  applyMovements,
  checkLicence,
  companyFacts,
  costText,
  lockStock,
  type Movement,
  moneyText,
  moveSerials,
  quantityText,
  quantityUnits,
  readLocations,
  worth,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { withoutMixing } from './origin.ts';
import { readReceiver } from './read-receiver.ts';
import { insertItems } from './receiver-items.sql.ts';
import { insertReceivers, nextReceiverNumber } from './receivers.sql.ts';
import { checkReceivedDate } from './request-facts.ts';
import { type Used, useUp } from './use-up.ts';
import { consume, lockWorkOrder, moveWorkOrder, type WorkFacts } from './work-order.sql.ts';
import { demandGivenUp, placed, standardCost } from './work-order-rules.ts';

const { next, refusal } = moves(workOrderMoves);

/** Finished goods come in at standard cost and use up what was issued for them; the difference is labour and variance. */
export async function receiveWork(
  tx: Tx,
  actor: Actor,
  { params: { woNumber }, body }: CallParsed<typeof receiveWorkOrder>,
) {
  const { companyId, userId } = actor;
  const [work, company, locations] = await Promise.all([
    lockWorkOrder(tx, companyId, woNumber),
    companyFacts(tx, companyId),
    readLocations(
      tx,
      companyId,
      body.locations.map(({ location }) => location),
    ),
  ]);
  checkLicence(company, 'WAREHOUSE', 'PRODUCTION');
  const order = openOrder(work.order, woNumber);
  const { today } = company;
  checkReceivedDate(body.receivedDate, today, [order.date], 'receivedDate');
  const putAways = placed(body, order, locations);
  const quantity = putAways.reduce((sum, one) => sum + one.quantity, 0n);
  const left = quantityUnits(order.ordered) - quantityUnits(order.received);
  if (quantity > left)
    refuse('WORK_ORDER_QTY_RECEIVED_IS_OVER', { woNumber, maximum: quantityText(left), field: 'locations' });
  const unitCost = standardCost(order);
  const last = quantity === left;
  const made = quantityUnits(order.received) + quantity;
  const used = work.components
    .filter(({ phantom }) => !phantom)
    .flatMap(
      (one) =>
        useUp(one, work.issued, made, last) ?? refuse('NOT_ENOUGH_WIP', { woNumber, partNumber: one.partNumber }),
    );

  const { partNumber } = order;
  const lotNumber = body.lotNumber ?? null;
  const movements: Movement[] = [
    ...putAways.map(
      ({ location, quantity: onHand }): Movement => ({
        ...{ partNumber, location, movement: 'RECEIVE_WO', onHand, unitCost, partFrom: 'OWN', item: 1, lotNumber },
      }),
    ),
    ...used.map(
      ({ issued, quantity: taken }): Movement => ({
        ...{ partNumber: issued.partNumber, location: issued.location, movement: 'CONSUME', inWip: -taken },
        item: issued.component,
      }),
    ),
  ];
  const unissued = last ? work.components.filter(({ phantom }) => !phantom) : [];
  const [locked, receiverNumber] = await Promise.all([
    lockStock(
      tx,
      companyId,
      movements,
      unissued.map((one) => one.partNumber),
    ),
    nextReceiverNumber(tx),
  ]);
  const moved = withoutMixing(() => applyMovements(locked.balances, movements));
  const value = moved.steps.reduce((sum, step) => sum + step.valueChange, 0n);
  const fromWip = used.reduce((sum, one) => sum + one.value, 0n);
  const bookings = [
    { use: 'WIP' as const, amount: -fromWip },
    { use: 'PRODUCTION_VARIANCE' as const, amount: fromWip - value },
  ];
  const status = next(order.status, last ? 'receiveAll' : 'receivePart') ?? order.status;
  const document = ['receiver', receiverNumber] as const;
  const entries = [{ document, order: ['wo', woNumber] as const, steps: moved.steps, bookings }];
  const open = [{ partNumber, onOrder: -quantity }, ...unissued.map(demandGivenUp)];
  const texts = { quantity: quantityText(quantity), unit_cost: costText(unitCost), unit_tax: costText(0n) };
  const key = { receiver_number: receiverNumber, item_number: 1 };
  await Promise.all([
    insertReceivers(tx, companyId, userId, [
      {
        ...{ receiver_number: receiverNumber, kind: 'wo', wo_number: woNumber, warehouse_code: order.warehouse },
        ...{ received_date: body.receivedDate ?? today, condition: body.condition ?? null, status: 'CLOSED' },
      },
    ]),
    insertItems(
      tx,
      companyId,
      [
        {
          ...{ ...key, part_number: partNumber, revision: order.revision, lot_number: lotNumber },
          ...{ ...texts, amount: moneyText(worth(quantity, unitCost)) },
        },
      ],
      putAways.map(({ location, quantity: onHand, serials }) => ({
        ...{ ...key, location, serials, quantity: quantityText(onHand), quantity_qa: quantityText(0n) },
      })),
    ),
    consume(tx, companyId, woNumber, receiverNumber, used.map(consumptionOf)),
    moveWorkOrder(tx, companyId, woNumber, texts.quantity, status),
    writePosting(tx, actor, { day: today, locked, moved, entries, open }),
    moveSerials(
      tx,
      companyId,
      document,
      putAways.flatMap(({ location, serials }) =>
        serials.map((serial) => ({
          partNumber,
          serial,
          lotNumber,
          from: null,
          to: { place: 'STOCK' as const, location },
        })),
      ),
    ),
  ]);
  await giveUpChanges(tx, actor, { kind: 'wo', number: woNumber, amount: order.amount }, status);
  return readReceiver(tx, actor, receiverNumber);
}

export function openOrder<Order extends Pick<WorkFacts, 'status'>>(order: Order | undefined, woNumber: string): Order {
  if (!order) return refuse('WORK_ORDER_NOT_EXIST', { woNumber });
  if (refusal(order.status, 'receivePart')) refuse('WORK_ORDER_NOT_OPEN_TO_RECEIVE', { woNumber });
  return order;
}

const consumptionOf = ({ issued, quantity, value }: Used) => ({
  ...{ issueNumber: issued.issueNumber, issueItem: issued.itemNumber, component: issued.component },
  ...{ quantity: quantityText(quantity), value: moneyText(value) },
});
