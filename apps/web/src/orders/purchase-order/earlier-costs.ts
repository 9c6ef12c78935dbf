import type { PurchaseOrderItemRow } from '@gemba/contract/orders/purchase-order/list-purchase-order-items';

/** More points would not be told apart in a small chart. */
const POINTS = 6;

const NEVER_PAID: ReadonlySet<PurchaseOrderItemRow['status']> = new Set(['NOT_APPROVED', 'REJECTED', 'CANCELLED']);

type Asked = { poNumber: string; poDate: string; currency: string };

/**
 * The items before the asked one whose cost can be compared with it, oldest first. The rows come newest first. Costs are those of
 * the stock unit, however the vendor packs.
 */
export const earlierCosts = (rows: readonly PurchaseOrderItemRow[], { poNumber, poDate, currency }: Asked) =>
  rows
    .filter((row) => row.poDate < poDate || (row.poDate === poDate && row.poNumber < poNumber))
    .filter((row) => row.currency === currency && !NEVER_PAID.has(row.status))
    .slice(0, POINTS)
    .toReversed();
