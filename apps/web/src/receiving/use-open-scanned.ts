import { numberAmong } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate } from '@tanstack/react-router';
import { useLookUpPart } from '../inventory/index.ts';
import { Refused } from '../kit/client/errors.ts';
import { hasPurchaseOrderItems } from '../orders/index.ts';
import { addressOfOrder, addressOfRma, addressOfWorkOrder } from './order-address.ts';
import { findReceivablePurchaseOrders } from './purchase-order/use-list-receivable-purchase-orders.ts';
import { findReceivableRmas } from './rma/use-list-receivable-rmas.ts';
import { findReceivableWorkOrders } from './work-order/use-list-receivable-work-orders.ts';

const NONE = { items: [] };

/** A refusal means that there is no such order; any other error means that nobody knows. */
export const noneIfRefused = (error: unknown) => {
  if (error instanceof Refused) return NONE;
  throw error;
};

/** Opens the order that was scanned, or a list of those that the code leads to. */
export const useOpenScanned = (kind: 'po' | 'wo' | 'rma', location?: string) => {
  const navigate = useNavigate();
  const lookUp = useLookUpPart();
  /** Otherwise the orders of a part that was scanned. */
  const openOrder = async (code: string) => {
    const { items } = await findReceivablePurchaseOrders(code).catch(noneIfRefused);
    const order = numberAmong(
      items.map(({ poNumber }) => poNumber),
      code,
      ORDER_PREFIXES.po,
    );
    if (order) {
      void navigate({ href: addressOfOrder(order, { location }) });
      return true;
    }
    const looked = await lookUp(code);
    const part = looked.is === 'part' ? looked.partNumber : code;
    const isExpected = isPartNumber(part) && (await hasPurchaseOrderItems(part));
    if (isExpected) void navigate({ to: '/receivePo', search: { part, location } });
    return isExpected;
  };
  /** Otherwise the list of those that begin so or make such a part. */
  const openWorkOrder = async (code: string) => {
    const { items } = await findReceivableWorkOrders(code).catch(noneIfRefused);
    const order = numberAmong(
      items.map(({ woNumber }) => woNumber),
      code,
      ORDER_PREFIXES.wo,
    );
    if (order) void navigate({ href: addressOfWorkOrder(order) });
    else if (items.length > 0) void navigate({ to: '/receiveWo', search: { q: code }, replace: true });
    return items.length > 0;
  };
  /** Otherwise the list of those that begin so. */
  const openReturn = async (code: string) => {
    const { items } = await findReceivableRmas(code).catch(noneIfRefused);
    const rma = numberAmong(
      items.map(({ rmaNumber }) => rmaNumber),
      code,
      ORDER_PREFIXES.rma,
    );
    if (rma) void navigate({ href: addressOfRma(rma) });
    else if (items.length > 0) void navigate({ to: '/receiveRma', search: { q: code }, replace: true });
    return items.length > 0;
  };
  return { po: openOrder, wo: openWorkOrder, rma: openReturn }[kind];
};
