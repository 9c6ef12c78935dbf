import { numberAmong } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import { useNavigate } from '@tanstack/react-router';
import { useLookUpPart } from '../inventory/index.ts';
import { findIssuableWorkOrders } from './issue/use-list-issuable-work-orders.ts';
import { addressOfRtv, addressOfWork } from './order-address.ts';
import { findShippableRtvs } from './rtv/use-list-shippable-rtvs.ts';
import { findShippableSalesOrders } from './sales-order/use-list-shippable-sales-orders.ts';
import { useMayShip } from './use-may-ship.ts';

/** Opens the order that was scanned, or a list of those that the code leads to. */
export const useOpenScanned = (kind: 'so' | 'wo' | 'rtv', location?: string) => {
  const navigate = useNavigate();
  const hrefOf = useMayShip();
  const lookUp = useLookUpPart();
  const openSale = async (code: string) => {
    const orders = await findShippableSalesOrders(code);
    const order = numberAmong(
      orders.map(({ soNumber }) => soNumber),
      code,
      ORDER_PREFIXES.so,
    );
    const href = order && hrefOf(order);
    if (href) void navigate({ href });
    else if (orders.length > 0) void navigate({ to: '/shipperSo', search: { q: code }, replace: true });
    return orders.length > 0;
  };
  /** Otherwise the orders that need or make a part that was scanned. */
  const openWork = async (code: string) => {
    const orders = await findIssuableWorkOrders(code);
    const order = numberAmong(
      orders.map(({ woNumber }) => woNumber),
      code,
      ORDER_PREFIXES.wo,
    );
    if (order) void navigate({ href: addressOfWork(order, { location }) });
    else if (orders.length > 0) {
      const looked = await lookUp(code);
      const needed = looked.is === 'part' ? { part: looked.partNumber } : { q: code };
      void navigate({ to: '/shipperWo', search: { ...needed, location }, replace: true });
    }
    return orders.length > 0;
  };
  const openReturn = async (code: string) => {
    const returns = await findShippableRtvs(code);
    const rtv = numberAmong(
      returns.map(({ rtvNumber }) => rtvNumber),
      code,
      ORDER_PREFIXES.rtv,
    );
    if (rtv) void navigate({ href: addressOfRtv(rtv) });
    else if (returns.length > 0) void navigate({ to: '/shipRtv', search: { q: code }, replace: true });
    return returns.length > 0;
  };
  return { so: openSale, wo: openWork, rtv: openReturn }[kind];
};
