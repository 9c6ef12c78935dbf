import { numberAmong } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import { useNavigate } from '@tanstack/react-router';
import type { OpenScanned } from '../../inventory/index.ts';
import { Refused } from '../../kit/client/errors.ts';
import { addressOfReport, type When } from '../addresses.ts';
import { findReportableWorkOrders } from './use-list-reportable-work-orders.ts';

/** A refusal means that there is no such order; any other error means that nobody knows. */
const noneIfRefused = (error: unknown) => {
  if (error instanceof Refused) return { items: [] };
  throw error;
};

/** Opens the report of the work order that was scanned, or the list of those that begin so or make such a part. */
export const useOpenReportable = (when: When): OpenScanned => {
  const navigate = useNavigate();
  return async (code) => {
    const { items } = await findReportableWorkOrders(code).catch(noneIfRefused);
    const woNumber = numberAmong(
      items.map((order) => order.woNumber),
      code,
      ORDER_PREFIXES.wo,
    );
    if (woNumber) void navigate({ href: addressOfReport({ woNumber }, when) });
    else if (items.length > 0)
      void navigate({ to: when === 'daily' ? '/report' : '/report/afterReport', search: { q: code }, replace: true });
    return items.length > 0;
  };
};
