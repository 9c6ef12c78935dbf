import { listPurchaseOrderItems } from '@gemba/contract/orders/list-purchase-order-items';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { listReceivablePurchaseOrders } from '@gemba/contract/receiving/receivable-purchase-orders';
import { listReceivableWorkOrders } from '@gemba/contract/receiving/receive-work-order';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../kit/client/call.ts';
import { Refused } from '../../kit/client/faults.ts';
import { addressOfOrder, addressOfWorkOrder } from '../order/use-next-order.ts';

const NONE = { items: [] };

/** What the server will not list is not there; what it could not be asked is not known. */
const noneIfRefused = (error: unknown) => {
  if (error instanceof Refused) return NONE;
  throw error;
};

/** Opens the order that was scanned, or the orders of a part that was. */
export const useOpenOrder = () => {
  const navigate = useNavigate();
  return async (code: string) => {
    const { items } = await call(listReceivablePurchaseOrders, { query: { q: code } }, { quiet: true }).catch(
      noneIfRefused,
    );
    const order = items.find(({ poNumber }) => poNumber === code);
    if (order) {
      void navigate({ href: addressOfOrder(order.poNumber) });
      return true;
    }
    if (!isPartNumber(code)) return false;
    const ofPart = await call(listPurchaseOrderItems, { query: { partNumber: code } }, { quiet: true });
    if (ofPart.items.length > 0) void navigate({ to: '/receivePo', search: { part: code } });
    return ofPart.items.length > 0;
  };
};

/** Opens the work order that was scanned, or the list of those that begin so or make such a part. */
export const useOpenWorkOrder = () => {
  const navigate = useNavigate();
  return async (code: string) => {
    const { items } = await call(listReceivableWorkOrders, { query: { q: code } }, { quiet: true }).catch(
      noneIfRefused,
    );
    const order = items.find(({ woNumber }) => woNumber === code);
    if (order) void navigate({ href: addressOfWorkOrder(order.woNumber) });
    else if (items.length > 0) void navigate({ to: '/receiveWo', search: { q: code }, replace: true });
    return items.length > 0;
  };
};
