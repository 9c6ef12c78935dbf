import type { CallParsed } from '@gemba/contract/kit/call';
import { moves } from '@gemba/contract/kit/moves';
import { purchaseOrderMoves } from '@gemba/contract/orders/purchase-order-moves';
import type { receivePurchaseOrder } from '@gemba/contract/receiving/receive-purchase-order';
import { receiverMoves } from '@gemba/contract/receiving/receiver-moves';
import { checkLicence, quantityUnits } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { arrivalOf, checkMaxima, withShorts } from './arrival.ts';
import { postReceipts } from './post-receipts.ts';
import { type ItemFacts, lockPurchaseOrders, type OrderFacts } from './purchase-orders.sql.ts';
import { readReceiver } from './read-receiver.ts';
import { lockReceiver, type ReceiverFacts } from './receivers.sql.ts';
import { checkHeader, readRequestFacts } from './request-facts.ts';

/**
 * Receives goods of one order: every line is posted, or none is. The order is locked before anything is checked: two
 * clerks may unload the same truck, and each alone would see all of it open.
 */
export async function receive(
  tx: Tx,
  actor: Actor,
  { params: { poNumber }, body }: CallParsed<typeof receivePurchaseOrder>,
) {
  const { companyId } = actor;
  const { header, items: lines, receiverNumber } = body;
  const [{ orders, items }, into, facts] = await Promise.all([
    lockPurchaseOrders(tx, companyId, [poNumber]),
    receiverNumber === undefined ? undefined : lockReceiver(tx, companyId, receiverNumber),
    readRequestFacts(tx, companyId, header, lines),
  ]);
  checkLicence(facts.company, 'WAREHOUSE');
  const order = receivable(orders[0], poNumber);
  if (receiverNumber !== undefined) checkReceiver(into, receiverNumber, poNumber);
  if (lines.length === 0) refuse('NO_ITEM_TO_RECEIVE', { poNumber });
  checkHeader(header, facts, [order.date]);
  const came = lines.map((line, index) => {
    const item = items.find(({ itemNumber }) => itemNumber === line.itemNumber);
    const known = item ?? refuse('PO_ITEM_NOT_EXIST', { poNumber, itemNumber: line.itemNumber });
    return arrivalOf(line, `items.${index}`, known, order.warehouse, facts);
  });
  const na = came.filter(({ item }) => item.partNumber === null).length;
  const mixed = (na > 0 && na < came.length) || (na > 0 ? into?.hasParts : into?.hasNa);
  if (mixed) refuse('NA_AND_NORMAL_ITEMS');
  checkMaxima(came, ({ item }) => leftOf(item));
  const arrivals = withShorts(came, ({ item }) => leftOf(item));
  const [number = ''] = await postReceipts(tx, actor, [{ order, items, arrivals, into }], body, facts);
  return readReceiver(tx, actor, number);
}

const { refusal } = moves(purchaseOrderMoves);

/** The order, where goods of it can come in now. */
export function receivable<Order extends Pick<OrderFacts, 'status'>>(
  order: Order | undefined,
  poNumber: string,
): Order {
  if (!order) return refuse('PO_NOT_EXIST', { poNumber });
  const code = refusal(order.status, 'receivePart');
  if (code === 'ORDER_IS_HOLD') refuse('ORDER_IS_HOLD', { orderNumber: poNumber });
  if (code) refuse('CAN_NOT_BE_RECEIVED', { poNumber });
  return order;
}

/** What is on the way comes in through its proforma receiver. */
export const leftOf = ({
  ordered,
  received,
  inTransit,
  closed,
}: Pick<ItemFacts, 'ordered' | 'received' | 'inTransit' | 'closed'>) =>
  closed ? 0n : quantityUnits(ordered) - quantityUnits(received) - quantityUnits(inTransit);

function checkReceiver(receiver: ReceiverFacts | undefined, receiverNumber: string, poNumber: string) {
  if (!receiver) return refuse('RECEIVER_NOT_EXIST', { receiverNumber });
  if (receiver.poNumber !== poNumber) refuse('RECEIVER_IS_NOT_FOR_THIS_PO', { receiverNumber, poNumber });
  if (receiver.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: receiverNumber });
  if (receiver.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: receiverNumber });
  if (moves(receiverMoves).refusal(receiver.status, 'add')) refuse('RECEIVER_IS_CLOSED', { receiverNumber });
}
