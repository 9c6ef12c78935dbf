import { isNonStock } from '@gemba/contract/parts/part-number';
import type { ProformaReceiverItem } from '@gemba/contract/receiving/proforma-receivers';
import type { ReceivableItem } from '@gemba/contract/receiving/receivable-purchase-orders';
import type { ReceivableWorkOrder } from '@gemba/contract/receiving/receive-work-order';
import type { PartToPutAway } from '@gemba/contract/receiving/receiving-shapes';
import { tidy } from '../../inventory/index.ts';

/** One line as whoever unloads it sees it, whatever paper it stands on. */
export type ReceiveLine = {
  itemNumber: number;
  /** When its order was made. */
  orderDate: string;
  part: string;
  revision: string | null;
  description: string;
  ordered: string;
  received: string;
  inTransit: string;
  /** Most that can be received now. */
  max: string;
  unit: string;
  needsInspection: boolean;
  costIsZero: boolean;
  /**
   * Whether it can be said that no more is coming: of goods on the way always, of an order where some of it came, of
   * what we make never.
   */
  mayBeShort: 'always' | 'withGoods' | 'never';
  /** Nothing where there is nothing to put away: an NA line. */
  stock: PartToPutAway | null;
};

export const isNa = ({ stock }: Pick<ReceiveLine, 'stock'>) => stock === null;

export const lineOfOrder = (item: ReceivableItem, orderDate: string): ReceiveLine => ({
  orderDate,
  ...{ itemNumber: item.itemNumber, part: item.part, revision: item.revision, description: item.description },
  ...{ ordered: tidy(item.quantityOrdered), received: tidy(item.quantityReceived) },
  ...{ inTransit: tidy(item.quantityInTransit), max: tidy(item.max) },
  ...{ unit: item.stock?.uom ?? item.poUnit, mayBeShort: 'withGoods' },
  ...{ needsInspection: item.needsInspection, costIsZero: item.costIsZero },
  stock: isNonStock(item.part) ? null : item.stock,
});

export const lineOfProforma = (item: ProformaReceiverItem): ReceiveLine => ({
  orderDate: item.poDate,
  ...{ itemNumber: item.itemNumber, part: item.part, revision: item.revision, description: item.description },
  ...{ ordered: tidy(item.quantity), received: tidy(item.quantityReceived), inTransit: '0', max: tidy(item.max) },
  ...{ unit: item.stock.uom, mayBeShort: 'always' },
  ...{ needsInspection: item.needsInspection, costIsZero: item.costIsZero, stock: item.stock },
});

export const lineOfWorkOrder = (order: ReceivableWorkOrder): ReceiveLine => ({
  orderDate: order.woDate,
  ...{ itemNumber: 1, part: order.part, revision: order.revision, description: order.description },
  ...{ ordered: tidy(order.quantityOrdered), received: tidy(order.quantityReceived), inTransit: '0' },
  ...{ max: tidy(order.max), unit: order.stock.uom, mayBeShort: 'never' },
  ...{ needsInspection: false, costIsZero: false, stock: order.stock },
});

/** Goods of these lines are received on this day at the earliest. */
export const firstDayOf = (lines: readonly ReceiveLine[]) =>
  lines
    .map(({ orderDate }) => orderDate)
    .toSorted()
    .at(-1) ?? '';
