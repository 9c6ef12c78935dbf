import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import type { CallParsed } from '@gemba/contract/kit/call';
import { moves } from '@gemba/contract/kit/moves';
import { type RmaStatus, rmaMoves } from '@gemba/contract/orders/returns/return-moves';
import * as contract from '@gemba/contract/receiving/rma/receive-rma';
import { receiveRmaRules } from '@gemba/contract/receiving/rma/receive-rma-rules';
import { locationNamed } from '../../inventory/index.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import {
  checkLicence,
  costText,
  costUnits,
  moneyText,
  post,
  quantityText,
  quantityUnits,
  type SerialMove,
  worth,
} from '../../postings/index.ts';
import { insertInspections, insertItems, insertReceivers } from '../posting/receivers.sql.ts';
import { checkHeader, type RequestFacts, readRequestFacts } from '../posting/request-facts.ts';
import { readReceiver } from '../receivers/get-receiver.ts';
import { returnedBooking, returnedMovements } from './returned-goods.ts';
import { lockRma, moveRma, type RmaFacts, type RmaItemFacts } from './rma.sql.ts';

type Input = CallParsed<typeof contract.receiveRma>;

const { next, refusal } = moves(rmaMoves);

/**
 * Goods of a customer come back. The return is locked before anything is checked: two people may unpack the same parcel.
 * Goods for QA get an inspection report that knows why they came back.
 */
export const receiveRma = operation(contract.receiveRma, async (tx, actor, input) => {
  const { companyId, userId } = actor;
  const { header, items: asked } = input.body;
  const { rmaNumber } = input.params;
  const [locked, facts] = await Promise.all([
    lockRma(tx, companyId, rmaNumber),
    readRequestFacts(tx, companyId, header, asked),
  ]);
  const { today } = facts.company;
  checkLicence(facts.company, 'WAREHOUSE');
  if (!locked) return refuse('RMA_NOT_EXIST', { rmaNumber });
  const { rma, items } = locked;
  checkOpen(rma);
  const warehouse = rma.warehouse ?? firstWarehouse(input, facts);
  checkRequest(input, locked, facts, warehouse);
  const lines = asked.map((line, index) => returnedLine(line, index + 1, items, facts));
  const status = statusAfter(rma, items, lines);
  const { number } = await post(tx, actor, {
    day: today,
    document: { kind: 'receiver', order: ['rma', rmaNumber] },
    movements: lines.flatMap(returnedMovements),
    bookings: () => lines.map(returnedBooking),
    serials: lines.flatMap(serialsOf),
    rows: ({ number: receiverNumber }) => [
      insertReceivers(tx, companyId, userId, [
        {
          receiver_number: receiverNumber,
          kind: 'rma',
          rma_number: rmaNumber,
          warehouse_code: warehouse,
          received_date: header.receivedDate ?? today,
          carrier_code: header.carrier ?? null,
          tracking_number: header.trackingNumber ?? null,
          condition: header.condition ?? null,
          log_number: header.logNumber ?? null,
          // There is nothing to pay.
          status: 'CLOSED',
        },
      ]),
      insertInspections(tx, companyId, userId, today, lines.filter(isInspected).map(reportRow(receiverNumber))),
      insertItems(tx, companyId, lines.map(itemRow(receiverNumber)), lines.flatMap(putAwayRows(receiverNumber))),
      moveRma(
        tx,
        companyId,
        rmaNumber,
        status,
        lines.map(({ item: { itemNumber }, quantity }) => ({ itemNumber, quantity: quantityText(quantity) })),
      ),
    ],
  });
  return readReceiver(tx, actor, number);
});

/** Refuses a return that cannot be received in its status. */
export function checkOpen({ rmaNumber, status }: { rmaNumber: string; status: RmaStatus }) {
  if (refusal(status, 'receivePart')) refuse('RMA_NOT_OPEN_TO_RECEIVE', { rmaNumber });
}

export const leftOf = ({ approved, received }: Pick<RmaItemFacts, 'approved' | 'received'>) =>
  quantityUnits(approved) - quantityUnits(received);

/** A return without a sales order comes to the warehouse of its first location. */
const firstWarehouse = ({ body: { items } }: Input, { locations }: RequestFacts) =>
  locations.get(asLocation(items[0]?.locations[0]?.location ?? ''))?.warehouse ?? '';

function checkRequest(
  { params, body }: Input,
  { rma, items }: { rma: RmaFacts; items: readonly RmaItemFacts[] },
  facts: RequestFacts,
  warehouse: string,
) {
  const { rmaNumber } = params;
  for (const [index, { itemNumber }] of body.items.entries())
    if (!items.some((item) => item.itemNumber === itemNumber))
      refuse('RMA_ITEM_NOT_EXIST', { rmaNumber, itemNumber, field: `items.${index}` });
  checkHeader(body.header, facts, [rma.date]);
  refuseFirst(
    receiveRmaRules(
      { params, body },
      {
        rmaDate: rma.date,
        soNumber: rma.soNumber,
        today: facts.company.today,
        items: items.map((item) => ({
          itemNumber: item.itemNumber,
          part: item,
          max: quantityText(leftOf(item)),
          ofOrder: item.ofOrder,
        })),
        place: { locations: facts.locations, warehouse },
      },
    ),
  );
}

type ReturnedLine = ReturnType<typeof returnedLine>;

/** A line of a request that keeps every rule, with its number on the receiver and its cost. */
function returnedLine(
  { itemNumber: rmaItem, to, locations, lotNumber, condition }: Input['body']['items'][number],
  itemNumber: number,
  items: readonly RmaItemFacts[],
  facts: RequestFacts,
) {
  const item = items.find((known) => known.itemNumber === rmaItem);
  if (!item) throw new Error(`item ${rmaItem} was checked before`);
  const putAways = locations.map((put) => {
    const quantity = quantityUnits(put.quantity);
    const [good, qa] = to === 'QA' ? [0n, quantity] : [quantity, 0n];
    return { location: locationNamed(facts.locations, put.location).location, good, qa, serials: put.serials ?? [] };
  });
  const quantity = putAways.reduce((sum, { good, qa }) => sum + good + qa, 0n);
  const unitCost = costOf(item);
  return {
    item,
    itemNumber,
    to,
    putAways,
    quantity,
    unitCost,
    partNumber: item.partNumber,
    partFrom: item.partFrom,
    amount: worth(quantity, unitCost),
    lotNumber: lotNumber ?? null,
    condition: condition ?? null,
  };
}

/** The cost that the goods left with; or else what the part costs. */
function costOf({ shippedCost, standardCost, lastCost, partNumber }: RmaItemFacts) {
  if (shippedCost !== null) return costUnits(shippedCost);
  const unitCost = costUnits(standardCost ?? lastCost ?? '0');
  return unitCost > 0n ? unitCost : refuse('GET_PART_STANDARD_COST_ERROR', { partNumber });
}

/** A return that is all here and credited is closed. */
function statusAfter({ status, credited }: RmaFacts, items: readonly RmaItemFacts[], lines: readonly ReturnedLine[]) {
  const whole = items.every(
    (item) =>
      leftOf(item) === lines.filter((line) => line.item === item).reduce((sum, { quantity }) => sum + quantity, 0n),
  );
  const after = next(status, whole ? 'receiveAll' : 'receivePart') ?? status;
  return credited && whole ? (next(after, 'close') ?? after) : after;
}

const serialsOf = ({ partNumber, putAways, lotNumber }: ReturnedLine): SerialMove[] =>
  putAways.flatMap(({ location, serials }) =>
    serials.map((serial) => ({ partNumber, serial, lotNumber, from: null, to: { place: 'STOCK', location } })),
  );

const isInspected = ({ to }: ReturnedLine) => to === 'QA';

const reportNumber = (receiverNumber: string, { itemNumber }: ReturnedLine) => `${receiverNumber}-${itemNumber}`;

const reportRow = (receiverNumber: string) => (line: ReturnedLine) => ({
  ir_number: reportNumber(receiverNumber, line),
  part_number: line.partNumber,
  revision: line.item.revision,
  vendor_id: null,
  po_number: null,
  inspected: quantityText(line.quantity),
  qualified: quantityText(0n),
  result: 'WAITING' as const,
  finding: line.item.reason,
});

const itemRow = (receiverNumber: string) => (line: ReturnedLine) => ({
  receiver_number: receiverNumber,
  item_number: line.itemNumber,
  order_item: line.item.itemNumber,
  part_number: line.partNumber,
  revision: line.item.revision,
  quantity: quantityText(line.quantity),
  ir_number: isInspected(line) ? reportNumber(receiverNumber, line) : null,
  unit_cost: costText(line.unitCost),
  unit_tax: costText(0n),
  amount: moneyText(line.amount),
  lot_number: line.lotNumber,
  condition: line.condition,
});

const putAwayRows = (receiverNumber: string) => (line: ReturnedLine) =>
  line.putAways.map(({ location, good, qa, serials }) => ({
    receiver_number: receiverNumber,
    item_number: line.itemNumber,
    location,
    serials,
    quantity: quantityText(good),
    quantity_qa: quantityText(qa),
  }));
