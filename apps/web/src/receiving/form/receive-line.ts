import { plain } from '@gemba/contract/kit/fixed-point';
import { type Pack, packOf } from '@gemba/contract/kit/packs';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { ProformaReceiverItem } from '@gemba/contract/receiving/proforma/proforma-receiver';
import type { ReceivableItem } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import type { PartToPutAway } from '@gemba/contract/receiving/receiving-shapes';
import type { ReceivableRma } from '@gemba/contract/receiving/rma/receivable-rma';
import type { ReceivableWorkOrder } from '@gemba/contract/receiving/work-order/receivable-work-order';

/** One line to receive, from any document. */
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
  /** How the vendor packs it, where that is not by the unit. */
  pack: Pack | null;
  needsInspection: boolean;
  /** It comes back from a customer. */
  returned?: true;
  costIsZero: boolean;
  /**
   * Whether it can be said that no more is coming: of goods on the way always, of an order where some of it came, of
   * what we make never.
   */
  mayBeShort: 'always' | 'withGoods' | 'never';
  /** Its goods may come in several lots: one posting takes all of them. */
  severalLots: boolean;
  /** Nothing where there is nothing to put away: an NA line. */
  stock: PartToPutAway | null;
};

/** Each place has its own lot number; otherwise the line has at most one. */
export const hasLotPlaces = ({ severalLots, stock }: Pick<ReceiveLine, 'severalLots' | 'stock'>) =>
  severalLots && stock?.trackableLevel === 'LOT';

export const isNa = ({ stock }: Pick<ReceiveLine, 'stock'>) => stock === null;

export const lineOfOrder = (item: ReceivableItem, orderDate: string): ReceiveLine => ({
  orderDate,
  itemNumber: item.itemNumber,
  part: item.part,
  revision: item.revision,
  description: item.description,
  ordered: plain(item.quantityOrdered),
  received: plain(item.quantityReceived),
  inTransit: plain(item.quantityInTransit),
  max: plain(item.max),
  unit: item.stock?.uom ?? item.poUnit,
  pack: packOf(item, item.stock?.uom),
  mayBeShort: 'withGoods',
  severalLots: true,
  needsInspection: item.needsInspection,
  costIsZero: item.costIsZero,
  stock: isNonStock(item.part) ? null : item.stock,
});

export const lineOfProforma = (item: ProformaReceiverItem): ReceiveLine => ({
  orderDate: item.poDate,
  itemNumber: item.itemNumber,
  part: item.part,
  revision: item.revision,
  description: item.description,
  ordered: plain(item.quantity),
  received: plain(item.quantityReceived),
  inTransit: '0',
  max: plain(item.max),
  unit: item.stock.uom,
  pack: packOf(item, item.stock.uom),
  mayBeShort: 'always',
  severalLots: true,
  needsInspection: item.needsInspection,
  costIsZero: item.costIsZero,
  stock: item.stock,
});

export const lineOfWorkOrder = (order: ReceivableWorkOrder): ReceiveLine => ({
  orderDate: order.woDate,
  itemNumber: 1,
  part: order.part,
  revision: order.revision,
  description: order.description,
  ordered: plain(order.quantityOrdered),
  received: plain(order.quantityReceived),
  inTransit: '0',
  max: plain(order.max),
  unit: order.stock.uom,
  pack: null,
  mayBeShort: 'never',
  severalLots: false,
  needsInspection: false,
  costIsZero: false,
  stock: order.stock,
});

export const lineOfReturn = (item: ReceivableRma['items'][number], orderDate: string): ReceiveLine => ({
  orderDate,
  itemNumber: item.itemNumber,
  part: item.part,
  revision: null,
  description: item.stock.description,
  ordered: plain(item.quantity),
  received: plain(item.quantityReceived),
  inTransit: '0',
  max: plain(item.max),
  unit: item.stock.uom,
  pack: null,
  mayBeShort: 'never',
  severalLots: true,
  needsInspection: false,
  returned: true,
  costIsZero: false,
  stock: item.stock,
});

/** Goods of these lines are received on this day at the earliest. */
export const firstDayOf = (lines: readonly ReceiveLine[]) =>
  lines
    .map(({ orderDate }) => orderDate)
    .toSorted()
    .at(-1) ?? '';
