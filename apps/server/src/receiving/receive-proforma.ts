import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import type { receiveProforma } from '@gemba/contract/receiving/proforma-receivers';
import { checkLicence, quantityText, quantityUnits } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { type Arrival, arrivalOf, checkMaxima, nothingCame, withShorts } from './arrival.ts';
import { postReceipts } from './post-receipts.ts';
import { arriveOf, lockProforma, ordersOf, type ProformaItemFacts } from './proforma.sql.ts';
import { lockPurchaseOrders } from './purchase-orders.sql.ts';
import { readReceiver } from './read-receiver.ts';
import { receivable } from './receive-purchase-order.ts';
import { checkHeader, readRequestFacts } from './request-facts.ts';

/**
 * What was on the way arrives, or is known not to come: out of SIT, each order on a receiver of its own, all in one posting.
 * The order stays open for what is short: its vendor may send it again, by whatever way.
 */
export async function receiveOnTheWay(
  tx: Tx,
  actor: Actor,
  { params: { prNumber }, body }: CallParsed<typeof receiveProforma>,
): Promise<CallReply<typeof receiveProforma>> {
  const { companyId } = actor;
  const [{ orders, items }, paper, facts] = await Promise.all([
    lockPurchaseOrders(tx, companyId, await ordersOf(tx, companyId, prNumber)),
    lockProforma(tx, companyId, prNumber),
    readRequestFacts(tx, companyId, body.header, body.items),
  ]);
  checkLicence(facts.company, 'WAREHOUSE');
  if (!paper) return refuse('PROFORMA_RECEIVER_NOT_EXIST', { prNumber });
  if (paper.status !== 'OPEN') refuse('PROFORMA_RECEIVER_IS_CLOSED', { prNumber });
  if (body.items.length === 0) refuse('NO_ITEM_TO_RECEIVE', { prNumber });
  const asked = body.items.map(({ itemNumber }) => paper.items.find((one) => one.itemNumber === itemNumber)?.poNumber);
  const dates = orders.filter(({ poNumber }) => asked.includes(poNumber)).map(({ date }) => date);
  checkHeader(body.header, facts, dates);
  const came = body.items.map((line, index): Arrival => {
    const { itemNumber } = line;
    const coming = paper.items.find((one) => one.itemNumber === itemNumber);
    const { poNumber, poItemNumber, location } =
      coming ?? refuse('PROFORMA_ITEM_NOT_EXIST', { number: prNumber, itemNumber });
    const order = receivable(
      orders.find((one) => one.poNumber === poNumber),
      poNumber,
    );
    const item = items.find((one) => one.poNumber === poNumber && one.itemNumber === poItemNumber);
    const known = item ?? refuse('PO_ITEM_NOT_EXIST', { poNumber, itemNumber: poItemNumber });
    const at = `items.${index}`;
    const onlyShort = line.short === true && line.locations.length === 0;
    const arrival = onlyShort ? nothingCame(line, at, known) : arrivalOf(line, at, known, order.warehouse, facts);
    return { ...arrival, transit: { location, item: itemNumber } };
  });
  const comingBy = ({ transit }: Arrival) =>
    comingOf(paper.items.find(({ itemNumber }) => itemNumber === transit?.item));
  checkMaxima(came, comingBy);
  const arrivals = withShorts(came, comingBy);
  const empty = arrivals.find(({ quantity, short }) => quantity + short === 0n);
  if (empty) refuse('NO_ITEM_TO_RECEIVE', { prNumber, field: empty.at });
  const receipts = orders
    .map((order) => ({
      ...{ order, prNumber, items: items.filter(({ poNumber }) => poNumber === order.poNumber) },
      arrivals: arrivals.filter(({ item }) => item.poNumber === order.poNumber),
    }))
    .filter((receipt) => receipt.arrivals.length > 0);
  const numbers = await postReceipts(tx, actor, receipts, body, facts);
  const status = await arriveOf(tx, companyId, prNumber, cameOf(arrivals));
  const receivers = await Promise.all(numbers.map((number) => readReceiver(tx, actor, number)));
  return { status, receivers };
}

/** What of an item is still to come. */
export const comingOf = (item: Pick<ProformaItemFacts, 'quantity' | 'received' | 'short'> | undefined) =>
  item ? quantityUnits(item.quantity) - quantityUnits(item.received) - quantityUnits(item.short) : 0n;

const cameOf = (arrivals: readonly Arrival[]) =>
  arrivals.flatMap(({ transit, quantity, short }) =>
    transit ? [{ itemNumber: transit.item, quantity: quantityText(quantity), short: quantityText(short) }] : [],
  );
