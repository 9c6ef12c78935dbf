import { moves } from '@gemba/contract/kit/moves';
import { purchaseOrderMoves } from '@gemba/contract/orders/purchase-order/purchase-order-moves';
import * as contract from '@gemba/contract/receiving/purchase-order/receive-purchase-order';
import { mixedRules, nothingToReceiveRules } from '@gemba/contract/receiving/received-item-rules';
import { receiverMoves } from '@gemba/contract/receiving/receivers/receiver-moves';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { checkLicence, quantityUnits } from '../../postings/index.ts';
import { type Arrival, checkLine, checkMaxima, withShorts } from '../posting/arrival.ts';
import { postReceipts } from '../posting/post-receipts.ts';
import { type ItemFacts, lockPurchaseOrders, type OrderFacts } from '../posting/purchase-orders.sql.ts';
import { lockReceiver, type ReceiverFacts } from '../posting/receivers.sql.ts';
import { checkHeader, readRequestFacts } from '../posting/request-facts.ts';
import { readReceiver } from '../receivers/get-receiver.ts';

/**
 * Receives goods of one order: every line is posted, or none is. The order is locked before anything is checked: two
 * clerks may unload the same truck, and each would see all of it open.
 */
export const receivePurchaseOrder = operation(
  contract.receivePurchaseOrder,
  async (tx, actor, { params: { poNumber }, body }) => {
    const { companyId } = actor;
    const { header, items: lines, receiverNumber } = body;
    const [{ orders, items }, into, facts] = await Promise.all([
      lockPurchaseOrders(tx, companyId, [poNumber]),
      receiverNumber === undefined ? undefined : lockReceiver(tx, companyId, receiverNumber),
      readRequestFacts(tx, companyId, header, lines),
    ]);
    checkLicence(facts.company, 'WAREHOUSE');
    const order = checkReceivable(orders[0], poNumber);
    if (receiverNumber !== undefined) checkReceiver(into, receiverNumber, poNumber);
    refuseFirst(nothingToReceiveRules(lines, { poNumber }));
    checkHeader(header, facts, [order.date]);
    const checked = lines.map((line, index) => {
      const item =
        items.find(({ itemNumber }) => itemNumber === line.itemNumber) ??
        refuse('PO_ITEM_NOT_EXIST', { poNumber, itemNumber: line.itemNumber });
      return checkLine(line, `items.${index}`, item, order.warehouse, facts);
    });
    checkMixed(checked, into);
    checkMaxima(checked, ({ item }) => leftOf(item));
    const arrivals = withShorts(checked, ({ item }) => leftOf(item));
    const [number = ''] = await postReceipts(tx, actor, [{ order, items, arrivals, into }], body, facts);
    return readReceiver(tx, actor, number);
  },
);

const { refusal } = moves(purchaseOrderMoves);

/** Refuses an order whose goods cannot come in now. */
export function checkReceivable<Order extends Pick<OrderFacts, 'status'>>(
  order: Order | undefined,
  poNumber: string,
): Order {
  if (!order) return refuse('PO_NOT_EXIST', { poNumber });
  const code = refusal(order.status, 'receivePart');
  if (code === 'ORDER_IS_HOLD') refuse('ORDER_IS_HOLD', { orderNumber: poNumber });
  if (code) refuse('CAN_NOT_BE_RECEIVED', { poNumber });
  return order;
}

/** Goods on the way are not left: they come in through their proforma receiver. */
export const leftOf = ({
  ordered,
  received,
  inTransit,
  closed,
}: Pick<ItemFacts, 'ordered' | 'received' | 'inTransit' | 'closed'>) =>
  closed ? 0n : quantityUnits(ordered) - quantityUnits(received) - quantityUnits(inTransit);

/** The answer is about the whole receipt, and names no field. */
function checkMixed(arrivals: readonly Arrival[], into: ReceiverFacts | undefined) {
  const lines = arrivals.map(({ item }) => ({ isNa: item.partNumber === null, field: '' }));
  refuseFirst(mixedRules(lines));
  if (lines[0]?.isNa ? into?.hasParts : into?.hasNa) refuse('NA_AND_NORMAL_ITEMS');
}

function checkReceiver(receiver: ReceiverFacts | undefined, receiverNumber: string, poNumber: string) {
  if (!receiver) return refuse('RECEIVER_NOT_EXIST', { receiverNumber });
  if (receiver.poNumber !== poNumber) refuse('RECEIVER_IS_NOT_FOR_THIS_PO', { receiverNumber, poNumber });
  if (receiver.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: receiverNumber });
  if (receiver.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: receiverNumber });
  if (moves(receiverMoves).refusal(receiver.status, 'add')) refuse('RECEIVER_IS_CLOSED', { receiverNumber });
}
