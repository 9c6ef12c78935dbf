import { useNavigate } from '@tanstack/react-router';
import { findIssuableWorkOrders } from './issue/use-list-issuable-work-orders.ts';
import { addressOfWork } from './order-address.ts';
import { findShippableSalesOrders } from './sales-order/use-list-shippable-sales-orders.ts';
import { useMayShip } from './use-may-ship.ts';

/** Opens the order that was scanned, or the list of those that begin so. */
export const useOpenScanned = (kind: 'so' | 'wo', location?: string) => {
  const navigate = useNavigate();
  const hrefOf = useMayShip();
  const openSale = async (code: string) => {
    const orders = await findShippableSalesOrders(code);
    const href = orders.some(({ soNumber }) => soNumber === code) && hrefOf(code);
    if (href) void navigate({ href });
    else if (orders.length > 0) void navigate({ to: '/shipperSo', search: { q: code }, replace: true });
    return orders.length > 0;
  };
  const openWork = async (code: string) => {
    const orders = await findIssuableWorkOrders(code);
    if (orders.some(({ woNumber }) => woNumber === code)) void navigate({ href: addressOfWork(code, location) });
    else if (orders.length > 0) void navigate({ to: '/shipperWo', search: { q: code, location }, replace: true });
    return orders.length > 0;
  };
  return kind === 'so' ? openSale : openWork;
};
