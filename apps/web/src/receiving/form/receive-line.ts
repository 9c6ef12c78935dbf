import { isNonStock } from '@gemba/contract/parts/part-number';
import type { ProformaReceiverItem } from '@gemba/contract/receiving/proforma-receivers';
import type { ReceivableItem } from '@gemba/contract/receiving/receivable-purchase-orders';
import type { ReceivableWorkOrder } from '@gemba/contract/receiving/receive-work-order';
import type { PartToPutAway } from '@gemba/contract/receiving/receiving-shapes';
import { tidy } from '../../inventory/index.ts';

/** One line as whoever unloads it sees it, whatever paper it stands on. */
export type ReceiveLine = {
  itemNumber: number;
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
  /** Nothing where there is nothing to put away: an NA line. */
  stock: PartToPutAway | null;
};

export const isNa = ({ stock }: Pick<ReceiveLine, 'stock'>) => stock === null;

export const lineOfOrder = (item: ReceivableItem): ReceiveLine => ({
  ...{ itemNumber: item.itemNumber, part: item.part, revision: item.revision, description: item.description },
  ...{ ordered: tidy(item.quantityOrdered), received: tidy(item.quantityReceived) },
  ...{ inTransit: tidy(item.quantityInTransit), max: tidy(item.max) },
  unit: item.stock?.uom ?? item.poUnit,
  ...{ needsInspection: item.needsInspection, costIsZero: item.costIsZero },
  stock: isNonStock(item.part) ? null : item.stock,
});

export const lineOfProforma = (item: ProformaReceiverItem): ReceiveLine => ({
  ...{ itemNumber: item.itemNumber, part: item.part, revision: item.revision, description: item.description },
  ...{ ordered: tidy(item.quantity), received: tidy(item.quantityReceived), inTransit: '0', max: tidy(item.max) },
  unit: item.stock.uom,
  ...{ needsInspection: item.needsInspection, costIsZero: item.costIsZero, stock: item.stock },
});

export const lineOfWorkOrder = (order: ReceivableWorkOrder): ReceiveLine => ({
  ...{ itemNumber: 1, part: order.part, revision: order.revision, description: order.description },
  ...{ ordered: tidy(order.quantityOrdered), received: tidy(order.quantityReceived), inTransit: '0' },
  ...{ max: tidy(order.max), unit: order.stock.uom, needsInspection: false, costIsZero: false, stock: order.stock },
});
