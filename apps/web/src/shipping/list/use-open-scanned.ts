import { listIssuableWorkOrders } from '@gemba/contract/shipping/issue-work-order';
import { listShippableSalesOrders } from '@gemba/contract/shipping/shippable-sales-orders';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../kit/client/call.ts';
import { addressOfWork } from '../order/use-shippable.ts';
import { useMayShip } from '../use-may-ship.ts';

/** Opens the sales order that was scanned, or the list of those that begin so. */
export const useOpenSale = () => {
  const navigate = useNavigate();
  const hrefOf = useMayShip();
  return async (code: string) => {
    const { items } = await call(listShippableSalesOrders, { query: { q: code } }, { quiet: true });
    const href = items.some(({ soNumber }) => soNumber === code) && hrefOf(code);
    if (href) void navigate({ href });
    else if (items.length > 0) void navigate({ to: '/shipperSo', search: { q: code }, replace: true });
    return items.length > 0;
  };
};

/** Opens the work order that was scanned, or the list of those that begin so. */
export const useOpenWork = () => {
  const navigate = useNavigate();
  return async (code: string) => {
    const { items } = await call(listIssuableWorkOrders, { query: { q: code } }, { quiet: true });
    if (items.some(({ woNumber }) => woNumber === code)) void navigate({ href: addressOfWork(code) });
    else if (items.length > 0) void navigate({ to: '/shipperWo', search: { q: code }, replace: true });
    return items.length > 0;
  };
};
