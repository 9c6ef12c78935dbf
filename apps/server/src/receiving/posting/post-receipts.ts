import { plain } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import { purchaseOrderMoves } from '@gemba/contract/orders/purchase-order/purchase-order-moves';
import { costRules } from '@gemba/contract/receiving/received-item-rules';
import type { Tx } from '../../kit/database/database.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { giveUpChanges } from '../../orders/index.ts';
import {
  costText,
  costUnits,
  exchangeUnits,
  netPrice,
  type Posting,
  postTogether,
  quantityUnits,
  rateUnits,
  type SerialMove,
  worth,
} from '../../postings/index.ts';
import { lockReports } from '../../quality/index.ts';
import type { Arrival } from './arrival.ts';
import { boughtBookings, boughtCost, boughtMovements } from './bought-goods.ts';
import {
  changeItems,
  type ItemFacts,
  type PaidPrice,
  setLastCosts,
  setLastPrices,
  setOrderStatus,
} from './purchase-orders.sql.ts';
import {
  inspectionRows,
  itemRows,
  orderChanges,
  putAwayRows,
  type Receipt,
  type ReceiptLine,
  receiverRow,
  reportedGoods,
} from './receipt.ts';
import { addToReceiver, insertInspections, insertItems, insertReceivers, raiseInspections } from './receivers.sql.ts';
import type { Header, RequestFacts } from './request-facts.ts';

/** Posts receipts whose lines keep every rule, and answers the numbers of their receivers. */
export async function postReceipts(
  tx: Tx,
  actor: Actor,
  asked: readonly Receipt[],
  { header, confirm = [] }: { header: Header; confirm?: readonly string[] | undefined },
  facts: RequestFacts,
): Promise<string[]> {
  const { companyId, userId } = actor;
  const { today } = facts.company;
  const receipts = asked.map((receipt) => ({ ...receipt, lines: withCosts(receipt), status: statusAfter(receipt) }));
  const lines = receipts.flatMap((receipt) => receipt.lines);
  checkCosts(lines.filter(came), facts, confirm);
  const postings = receipts.map(
    (receipt): Posting => ({
      document: {
        kind: 'receiver',
        number: receipt.into?.receiverNumber,
        order: ['po', receipt.order.poNumber],
      },
      movements: receipt.lines.flatMap(boughtMovements),
      bookings: () => receipt.lines.flatMap(boughtBookings),
      open: receipt.lines.flatMap(({ item: { partNumber }, quantity }) =>
        partNumber === null ? [] : [{ partNumber, onOrder: -quantity }],
      ),
      serials: receipt.lines.flatMap(serialsOf),
    }),
  );
  // Before the stock, as every decision about goods in QA does.
  await lockReports(tx, companyId, [...facts.inspections.keys()]);
  const posted = await postTogether(tx, actor, postings, {
    day: today,
    rows: (documents) => {
      const numbered = receipts.map((receipt, index) => ({
        ...receipt,
        receiverNumber: documents[index]?.number ?? '',
      }));
      const receiversOf = (isNew: boolean) =>
        numbered.filter(({ into }) => !into === isNew).map((receipt) => receiverRow(receipt, header, today));
      return [
        insertReceivers(tx, companyId, userId, receiversOf(true)),
        ...receiversOf(false).map((row) => addToReceiver(tx, companyId, row)),
        insertInspections(tx, companyId, userId, today, inspectionRows(numbered, facts)),
        insertItems(tx, companyId, numbered.flatMap(itemRows), numbered.flatMap(putAwayRows)),
        raiseInspections(tx, companyId, reportedGoods(numbered)),
        changeItems(tx, companyId, lines.map(orderChanges)),
        ...receipts.map(({ order, status }) => setOrderStatus(tx, companyId, order.poNumber, status)),
        setLastCosts(tx, companyId, lastCosts(lines)),
        setLastPrices(tx, companyId, today, receipts.flatMap(paidPrices)),
      ];
    },
  });
  for (const { order, status } of receipts)
    await giveUpChanges(tx, actor, { kind: 'po', number: order.poNumber, amount: order.amount }, status);
  return posted.map(({ number }) => number);
}

/** Cost and tax of a piece. Goods that are not ours cost nothing. */
const costOf = ({ cost, discount, taxRate, isOurs }: ItemFacts, exchangeRate: string) =>
  isOurs
    ? boughtCost(costUnits(cost), rateUnits(discount), rateUnits(taxRate), exchangeUnits(exchangeRate))
    : { unitCost: 0n, unitTax: 0n };

const came = ({ quantity }: Arrival) => quantity > 0n;

const withCosts = ({ order, arrivals, into }: Receipt): ReceiptLine[] =>
  arrivals.map((arrival, index) => {
    const { unitCost, unitTax } = costOf(arrival.item, order.exchangeRate);
    const amount = worth(arrival.quantity, unitCost);
    return { ...arrival, unitCost, unitTax, amount, itemNumber: (into?.lastItem ?? 0) + index + 1 };
  });

/** The last check: a person is asked only about a receipt that keeps every other rule. */
function checkCosts(lines: readonly ReceiptLine[], { company }: RequestFacts, confirmed: readonly string[]) {
  for (const { item } of lines) {
    const { taxSettled, taxRate, taxCode } = item;
    if (!taxSettled) refuse('NOT_FOUND_TAX_RATE_ACCOUNT', { taxRate: plain(taxRate), taxCode: taxCode ?? '' });
  }
  for (const { item, unitCost, field } of lines) {
    const { itemNumber, isOurs, partNumber } = item;
    if (!isOurs || unitCost > 0n || (unitCost < 0n && partNumber === null)) continue;
    refuseFirst(costRules(itemNumber, unitCost < 0n || !company.receivingPOZeroCost, field));
    if (!confirmed.includes('COST_IS_ZERO')) refuse('COST_IS_ZERO', { itemNumber, field });
  }
}

const serialsOf = ({ item: { partNumber }, putAways, lotNumber }: ReceiptLine): SerialMove[] =>
  partNumber === null
    ? []
    : putAways.flatMap(({ location, serials }) =>
        serials.map((serial) => ({ partNumber, serial, lotNumber, from: null, to: { place: 'STOCK', location } })),
      );

const { next } = moves(purchaseOrderMoves);

/** The status of an order after a receipt. A receipt of shortages alone leaves it as it is. */
function statusAfter({ order: { status }, items, arrivals }: Receipt) {
  if (!arrivals.some(came)) return status;
  const whole = items.every((item) => {
    const more = arrivals.filter((arrival) => arrival.item === item).reduce((sum, { quantity }) => sum + quantity, 0n);
    return item.closed || quantityUnits(item.received) + more === quantityUnits(item.ordered);
  });
  const after = next(status, whole ? 'receiveAll' : 'receivePart');
  if (!after) throw new Error(`an order that is ${status} was received`);
  return after;
}

/** The costs of parts that came at another cost than the last time. */
const lastCosts = (lines: readonly ReceiptLine[]) =>
  new Map(
    lines.filter(came).flatMap(({ item: { partNumber, isOurs, lastCost }, unitCost }): [string, string][] => {
      const cost = costText(unitCost);
      return partNumber === null || !isOurs || unitCost === 0n || cost === lastCost ? [] : [[partNumber, cost]];
    }),
  );

const NO_EXCHANGE = exchangeUnits('1');

/** The last line of a part counts, as for its last cost. */
const paidPrices = ({ order: { vendorId, currency }, arrivals }: Receipt): PaidPrice[] => [
  ...new Map(
    arrivals.filter(came).flatMap(({ item: { partNumber: part, isOurs, cost, discount } }): [string, PaidPrice][] => {
      const price = netPrice(costUnits(cost), rateUnits(discount), NO_EXCHANGE);
      return part === null || !isOurs || price === 0n
        ? []
        : [[part, { part, vendorId, currency, cost: costText(price) }]];
    }),
  ).values(),
];
