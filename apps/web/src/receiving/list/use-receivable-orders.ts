import { listPurchaseOrderItems } from '@gemba/contract/orders/list-purchase-order-items';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { listReceivablePurchaseOrders } from '@gemba/contract/receiving/receivable-purchase-orders';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { receivingKeys } from '../receiving-keys.ts';

/** What was scanned: the number of an order that can be received, or a part that is ordered. */
const find = async (code: string) => {
  const { items } = await call(listReceivablePurchaseOrders, { query: { q: code } }, { quiet: true }).catch(() => ({
    items: [],
  }));
  const order = items.find(({ poNumber }) => poNumber === code);
  if (order) return { poNumber: order.poNumber };
  if (!isPartNumber(code)) return undefined;
  const ofPart = await call(listPurchaseOrderItems, { query: { partNumber: code } }, { quiet: true });
  return ofPart.items.length > 0 ? { part: code } : undefined;
};

export const useReceivableOrders = (typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  const pages = usePages(listReceivablePurchaseOrders, {
    key: receivingKeys.orders(query),
    input: { query },
    keep: true,
  });
  return { pages, find };
};
