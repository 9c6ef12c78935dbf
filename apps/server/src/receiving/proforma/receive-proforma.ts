import * as contract from '@gemba/contract/receiving/proforma/receive-proforma';
import { nothingToReceiveRules } from '@gemba/contract/receiving/received-item-rules';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { checkLicence, quantityText, quantityUnits } from '../../postings/index.ts';
import { type Arrival, checkLine, checkMaxima, nothingCame, withShorts } from '../posting/arrival.ts';
import { postReceipts } from '../posting/post-receipts.ts';
import { lockPurchaseOrders } from '../posting/purchase-orders.sql.ts';
import { checkHeader, readRequestFacts } from '../posting/request-facts.ts';
import { checkReceivable } from '../purchase-order/receive-purchase-order.ts';
import { readReceiver } from '../receivers/get-receiver.ts';
import { addArrived, lockProforma, ordersOf, type ProformaItemFacts } from './proforma.sql.ts';

/**
 * Goods on the way arrive, or are known not to come: out of SIT, each order on a receiver of its own, in one posting. The
 * order stays open for a shortage: its vendor may send it again.
 */
export const receiveProforma = operation(
  contract.receiveProforma,
  async (tx, actor, { params: { prNumber }, body }) => {
    const { companyId } = actor;
    const [{ orders, items }, proforma, facts] = await Promise.all([
      lockPurchaseOrders(tx, companyId, await ordersOf(tx, companyId, prNumber)),
      lockProforma(tx, companyId, prNumber),
      readRequestFacts(tx, companyId, body.header, body.items),
    ]);
    checkLicence(facts.company, 'WAREHOUSE');
    if (!proforma) return refuse('PROFORMA_RECEIVER_NOT_EXIST', { prNumber });
    if (proforma.status !== 'OPEN') refuse('PROFORMA_RECEIVER_IS_CLOSED', { prNumber });
    refuseFirst(nothingToReceiveRules(body.items, { prNumber }));
    const findComing = (number: number | undefined) => proforma.items.find(({ itemNumber }) => itemNumber === number);
    const asked = body.items.map(({ itemNumber }) => findComing(itemNumber)?.poNumber);
    const dates = orders.filter(({ poNumber }) => asked.includes(poNumber)).map(({ date }) => date);
    checkHeader(body.header, facts, dates);
    const checked = body.items.map((line, index): Arrival => {
      const { itemNumber } = line;
      const { poNumber, poItemNumber, location } =
        findComing(itemNumber) ?? refuse('PROFORMA_ITEM_NOT_EXIST', { number: prNumber, itemNumber });
      const { warehouse } = checkReceivable(
        orders.find((order) => order.poNumber === poNumber),
        poNumber,
      );
      const item =
        items.find((known) => known.poNumber === poNumber && known.itemNumber === poItemNumber) ??
        refuse('PO_ITEM_NOT_EXIST', { poNumber, itemNumber: poItemNumber });
      const field = `items.${index}`;
      const isOnlyShort = line.short === true && line.locations.length === 0;
      const arrival = isOnlyShort ? nothingCame(line, field, item) : checkLine(line, field, item, warehouse, facts);
      return { ...arrival, transit: { location, item: itemNumber } };
    });
    const maximumOf = ({ transit }: Arrival) => comingOf(findComing(transit?.item));
    checkMaxima(checked, maximumOf);
    const arrivals = withShorts(checked, maximumOf);
    const empty = arrivals.find(({ quantity, short }) => quantity + short === 0n);
    if (empty) refuse('NO_ITEM_TO_RECEIVE', { prNumber, field: empty.field });
    const receipts = orders
      .map((order) => ({
        order,
        prNumber,
        items: items.filter(({ poNumber }) => poNumber === order.poNumber),
        arrivals: arrivals.filter(({ item }) => item.poNumber === order.poNumber),
      }))
      .filter((receipt) => receipt.arrivals.length > 0);
    const numbers = await postReceipts(tx, actor, receipts, body, facts);
    const status = await addArrived(tx, companyId, prNumber, arrivedItems(arrivals));
    const receivers = await Promise.all(numbers.map((number) => readReceiver(tx, actor, number)));
    return { status, receivers };
  },
);

/** The quantity of an item that is still to come. */
export const comingOf = (item: Pick<ProformaItemFacts, 'quantity' | 'received' | 'short'> | undefined) =>
  item ? quantityUnits(item.quantity) - quantityUnits(item.received) - quantityUnits(item.short) : 0n;

const arrivedItems = (arrivals: readonly Arrival[]) =>
  arrivals.flatMap(({ transit, quantity, short }) =>
    transit ? [{ itemNumber: transit.item, quantity: quantityText(quantity), short: quantityText(short) }] : [],
  );
