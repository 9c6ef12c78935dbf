import type { CallParsed } from '@gemba/contract/kit/call';
import { moves } from '@gemba/contract/kit/moves';
import { workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import * as contract from '@gemba/contract/receiving/work-order/receive-work-order';
import { receiveWorkOrderRules } from '@gemba/contract/receiving/work-order/receive-work-order-rules';
import { type Locations, locationNamed, readLocations } from '../../inventory/index.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { giveUpChanges } from '../../orders/index.ts';
import {
  checkLicence,
  companyFacts,
  costText,
  costUnits,
  moneyText,
  moneyUnits,
  post,
  quantityText,
  quantityUnits,
  type SerialMove,
  worth,
} from '../../postings/index.ts';
import { insertItems, insertReceivers } from '../posting/receivers.sql.ts';
import { readReceiver } from '../receivers/get-receiver.ts';
import { type ComponentUnits, endDemand, madeBookings, madeMovements, relievedLabour, useUp } from './made-goods.ts';
import {
  type ComponentFacts,
  consume,
  type IssuedFacts,
  lockWorkOrder,
  moveWorkOrder,
  relieveLabour,
  type WorkFacts,
} from './work-order.sql.ts';

type Body = CallParsed<typeof contract.receiveWorkOrder>['body'];
type Work = Awaited<ReturnType<typeof lockWorkOrder>>;

const { next, refusal } = moves(workOrderMoves);

/** Finished goods come in at standard cost and use up their components and their share of the labour. */
export const receiveWorkOrder = operation(
  contract.receiveWorkOrder,
  async (tx, actor, { params: { woNumber }, body }) => {
    const { companyId, userId } = actor;
    const typed = body.locations.map(({ location }) => location);
    const [work, company, locations] = await Promise.all([
      lockWorkOrder(tx, companyId, woNumber),
      companyFacts(tx, companyId),
      readLocations(tx, companyId, typed),
    ]);
    checkLicence(company, 'WAREHOUSE', 'PRODUCTION');
    const order = checkOpen(work.order, woNumber);
    const left = quantityUnits(order.ordered) - quantityUnits(order.received);
    refuseFirst(
      receiveWorkOrderRules(
        { params: { woNumber }, body },
        {
          part: order,
          orderDate: order.date,
          today: company.today,
          max: quantityText(left),
          place: { locations, warehouse: order.warehouse },
        },
      ),
    );
    const finished = finishedGoods(body, order, left, work, locations);
    const { used, labour, isLast, quantity } = finished;
    const status = next(order.status, isLast ? 'receiveAll' : 'receivePart') ?? order.status;
    const { number } = await post(tx, actor, {
      day: company.today,
      document: { kind: 'receiver', order: ['wo', woNumber] },
      movements: madeMovements(finished),
      bookings: (steps) => madeBookings(used, labour, steps),
      open: openQuantities(finished, work.components),
      serials: serialsOf(finished),
      rows: ({ number: receiverNumber }) => [
        insertReceivers(tx, companyId, userId, [
          {
            receiver_number: receiverNumber,
            kind: 'wo',
            wo_number: woNumber,
            warehouse_code: order.warehouse,
            received_date: body.receivedDate ?? company.today,
            condition: body.condition ?? null,
            status: 'CLOSED',
          },
        ]),
        insertItems(tx, companyId, [itemRow(receiverNumber, finished)], putAwayRows(receiverNumber, finished)),
        consume(tx, companyId, woNumber, receiverNumber, used.map(consumptionOf)),
        moveWorkOrder(tx, companyId, woNumber, quantityText(quantity), status),
        relieveLabour(tx, companyId, woNumber, receiverNumber, labour),
      ],
    });
    await giveUpChanges(tx, actor, { kind: 'wo', number: woNumber, amount: order.amount }, status);
    return readReceiver(tx, actor, number);
  },
);

/** Refuses a work order that cannot be received in its status. */
export function checkOpen<Order extends Pick<WorkFacts, 'status'>>(order: Order | undefined, woNumber: string): Order {
  if (!order) return refuse('WORK_ORDER_NOT_EXIST', { woNumber });
  if (refusal(order.status, 'receivePart')) refuse('WORK_ORDER_NOT_OPEN_TO_RECEIVE', { woNumber });
  return order;
}

type Finished = ReturnType<typeof finishedGoods>;

/** The finished goods, which keep every rule, and the components that they use up. */
function finishedGoods(body: Body, order: WorkFacts, left: bigint, { components, issued }: Work, locations: Locations) {
  const { woNumber, partNumber, revision } = order;
  const putAways = body.locations.map((put) => ({
    location: locationNamed(locations, put.location).location,
    quantity: quantityUnits(put.quantity),
    serials: put.serials ?? [],
  }));
  const quantity = putAways.reduce((sum, put) => sum + put.quantity, 0n);
  const unitCost = checkStandardCost(order);
  const isLast = quantity === left;
  const made = quantityUnits(order.received) + quantity;
  const used = components
    .filter(({ phantom }) => !phantom)
    .flatMap(
      (component) =>
        useUp(componentUnits(component), issued.map(issuedUnits), made, isLast) ??
        refuse('NOT_ENOUGH_WIP', { woNumber, partNumber: component.partNumber }),
    );
  const labour = relievedLabour(moneyUnits(order.labour), moneyUnits(order.labourUsed), quantity, left);
  const lotNumber = body.lotNumber ?? null;
  return { partNumber, revision, putAways, quantity, unitCost, used, labour, isLast, lotNumber };
}

const componentUnits = ({ itemNumber, per, issued, consumed }: ComponentFacts): ComponentUnits => ({
  itemNumber,
  per: quantityUnits(per),
  issued: quantityUnits(issued),
  consumed: quantityUnits(consumed),
});

const issuedUnits = (line: IssuedFacts) => ({
  ...line,
  quantity: quantityUnits(line.quantity),
  used: quantityUnits(line.used),
  returned: quantityUnits(line.returned),
  value: moneyUnits(line.value),
  valueUsed: moneyUnits(line.valueUsed),
  valueReturned: moneyUnits(line.valueReturned),
});

function checkStandardCost({ standardCost: cost, partNumber }: WorkFacts) {
  const unitCost = costUnits(cost ?? '0');
  return unitCost > 0n ? unitCost : refuse('GET_PART_STANDARD_COST_ERROR', { partNumber });
}

const openQuantities = ({ partNumber, quantity, isLast }: Finished, components: readonly ComponentFacts[]) => [
  { partNumber, onOrder: -quantity },
  ...(isLast ? components.filter(({ phantom }) => !phantom).map(endDemand) : []),
];

const serialsOf = ({ partNumber, putAways, lotNumber }: Finished): SerialMove[] =>
  putAways.flatMap(({ location, serials }) =>
    serials.map((serial) => ({ partNumber, serial, lotNumber, from: null, to: { place: 'STOCK', location } })),
  );

const itemRow = (receiverNumber: string, { partNumber, revision, quantity, unitCost, lotNumber }: Finished) => ({
  receiver_number: receiverNumber,
  item_number: 1,
  part_number: partNumber,
  revision,
  lot_number: lotNumber,
  quantity: quantityText(quantity),
  unit_cost: costText(unitCost),
  unit_tax: costText(0n),
  amount: moneyText(worth(quantity, unitCost)),
});

const putAwayRows = (receiverNumber: string, { putAways }: Finished) =>
  putAways.map(({ location, quantity, serials }) => ({
    receiver_number: receiverNumber,
    item_number: 1,
    location,
    serials,
    quantity: quantityText(quantity),
    quantity_qa: quantityText(0n),
  }));

const consumptionOf = ({ issued, quantity, value }: Finished['used'][number]) => ({
  issueNumber: issued.issueNumber,
  issueItem: issued.itemNumber,
  component: issued.component,
  quantity: quantityText(quantity),
  value: moneyText(value),
});
