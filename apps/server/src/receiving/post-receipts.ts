import { moves } from '@gemba/contract/kit/moves';
import { purchaseOrderMoves } from '@gemba/contract/orders/purchase-order-moves';
import { giveUpChanges } from '../approvals/index.ts';
import {
  applyMovements,
  costText,
  lockStock,
  moveSerials,
  quantityUnits,
  type Step,
  worth,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import type { Arrival } from './arrival.ts';
import { checkCosts, costOf } from './cost.ts';
import { withoutMixing } from './origin.ts';
import { changeItems, type OrderFacts, setLastCosts, setOrderStatus } from './purchase-orders.sql.ts';
import type { Costed, Numbered, Receipt } from './receipt.ts';
import { inspectionRows, receiverRow } from './receipt-papers.ts';
import { itemRows, movementsOf, orderChanges, putAwayRows, serialMoves } from './receipt-rows.ts';
import { insertInspections, insertItems } from './receiver-items.sql.ts';
import { addToReceiver, insertReceivers, nextReceiverNumber } from './receivers.sql.ts';
import type { Header, RequestFacts } from './request-facts.ts';

const { next } = moves(purchaseOrderMoves);

/** Posts receipts whose lines keep every rule: stock, journal, orders and receivers, all of it or nothing. */
export async function postReceipts(
  tx: Tx,
  actor: Actor,
  receipts: readonly Receipt[],
  { header, confirm = [] }: { header: Header; confirm?: readonly string[] | undefined },
  facts: RequestFacts,
): Promise<string[]> {
  const { companyId, userId } = actor;
  const { today } = facts.company;
  const costed = receipts.map((receipt) => ({ ...receipt, lines: costedLines(receipt) }));
  checkCosts(
    costed.flatMap(({ lines }) => lines.filter(came)),
    facts,
    confirm,
  );
  const movements = costed.flatMap(({ lines }) => lines.flatMap((line) => movementsOf(line)));
  const [locked, ...numbers] = await Promise.all([
    lockStock(tx, companyId, movements),
    ...receipts.map(({ into }) => into?.receiverNumber ?? nextReceiverNumber(tx)),
  ]);
  const numbered: Numbered[] = costed.map((one, at) => ({ ...one, receiverNumber: numbers[at] as string }));
  const moved = withoutMixing(() => applyMovements(locked.balances, movements));
  const entries = entriesOf(numbered, moved.steps);
  const open = numbered.flatMap(({ lines }) =>
    lines.flatMap(({ item: { partNumber }, quantity }) =>
      partNumber === null ? [] : [{ partNumber, onOrder: -quantity }],
    ),
  );
  const made = numbered.filter(({ into }) => !into).map((one) => receiverRow(one, header, today));
  const added = numbered.filter(({ into }) => into).map((one) => receiverRow(one, header, today));
  await Promise.all([
    insertReceivers(tx, companyId, userId, made),
    ...added.map((row) => addToReceiver(tx, companyId, row)),
    insertInspections(tx, companyId, userId, today, inspectionRows(numbered, facts)),
    insertItems(tx, companyId, numbered.flatMap(itemRows), numbered.flatMap(putAwayRows)),
    changeItems(tx, companyId, numbered.flatMap(orderChanges)),
    ...numbered.map(({ order, ...receipt }) =>
      setOrderStatus(tx, companyId, order.poNumber, statusAfter(order, receipt)),
    ),
    setLastCosts(tx, companyId, lastCosts(numbered)),
    writePosting(tx, actor, { day: today, locked, moved, entries, open }),
    ...numbered.map(({ receiverNumber, lines }) =>
      moveSerials(tx, companyId, ['receiver', receiverNumber], lines.flatMap(serialMoves)),
    ),
  ]);
  for (const { order, ...receipt } of numbered)
    await giveUpChanges(
      tx,
      actor,
      { kind: 'po', number: order.poNumber, amount: order.amount },
      statusAfter(order, receipt),
    );
  return numbered.map(({ receiverNumber }) => receiverNumber);
}

const costedLines = ({ order, arrivals, into }: Receipt): Costed[] =>
  arrivals.map((arrival, at) => {
    const { unitCost, unitTax } = costOf(arrival.item, order.exchangeRate);
    const amount = worth(arrival.quantity, unitCost);
    return { ...arrival, unitCost, unitTax, amount, itemNumber: (into?.lastItem ?? 0) + at + 1 };
  });

/** Goods that came owe their exact amount until the bill; what is no stock is an expense at once. */
function entriesOf(numbered: readonly Numbered[], steps: readonly Step[]) {
  let from = 0;
  return numbered.map(({ receiverNumber, order, lines }) => {
    const count = lines.reduce((sum, line) => sum + movementsOf(line).length, 0);
    const own = steps.slice(from, from + count);
    from += count;
    const bookings = lines.flatMap(({ amount, item: { partNumber, accountNumber } }) => [
      { use: 'GOODS_RECEIVED_NOT_INVOICED' as const, amount: -amount },
      ...(partNumber !== null
        ? []
        : [accountNumber === null ? { use: 'EXPENSE' as const, amount } : { account: accountNumber, amount }]),
    ]);
    return {
      document: ['receiver', receiverNumber] as const,
      order: ['po', order.poNumber] as const,
      steps: own,
      bookings,
    };
  });
}

const came = ({ quantity }: Arrival) => quantity > 0n;

/** All received, or part of it: the machine says where that leads. What is only short leads nowhere. */
function statusAfter({ status }: OrderFacts, { items, arrivals }: Pick<Receipt, 'items' | 'arrivals'>) {
  if (!arrivals.some(came)) return status;
  const whole = items.every((item) => {
    const more = arrivals.filter((one) => one.item === item).reduce((sum, { quantity }) => sum + quantity, 0n);
    return item.closed || quantityUnits(item.received) + more === quantityUnits(item.ordered);
  });
  const to = next(status, whole ? 'receiveAll' : 'receivePart');
  if (!to) throw new Error(`an order that is ${status} was received`);
  return to;
}

/** Of the parts that came at another cost than the last time. */
const lastCosts = (numbered: readonly Numbered[]) =>
  new Map(
    numbered.flatMap(({ lines }) =>
      lines.filter(came).flatMap(({ item: { partNumber, isOurs, lastCost }, unitCost }): [string, string][] => {
        const cost = costText(unitCost);
        return partNumber === null || !isOurs || unitCost === 0n || cost === lastCost ? [] : [[partNumber, cost]];
      }),
    ),
  );
