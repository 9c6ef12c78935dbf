import type { Names } from '@gemba/contract/kit/names';
import type { ApprovalFacts } from '@gemba/contract/orders/deciding/approval-facts';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import type { OrderDocument } from '@gemba/contract/orders/order-shapes';
import type { Thing } from '../../auth/index.ts';
import type { CallOptions } from '../../kit/client/request.ts';
import type { ChangeableItem } from './approval-parts.ts';
import type { Reading } from './FieldList.tsx';
import type { FieldName } from './fields.ts';
import type { LineGroup, LineKind } from './line-view.ts';

/** The fields that every kind of order has. */
export interface AnyOrder {
  status: string;
  version: number;
  approval: ApprovalFacts;
  events: OfferedEvent[];
  history: HistoryEntry[];
  documents: OrderDocument[];
  baseCurrency: string;
}

export interface Head {
  title: string | Names;
  /** The code of the vendor, customer or part, and the screen it links to. */
  code: string;
  thing: Thing;
  by?: string | null;
  /** The most important number. */
  amount?: { total: string; currency: string };
  quantity?: { quantity: string; unit: string; received: string };
  /** The planned cost of a work order, in the company's currency. */
  plannedCost?: string;
  facts: readonly FieldName[];
  /** The facts in a wide window, where six have room; with the person that `by` names. */
  wideFacts: readonly FieldName[];
}

export type GroupName = 'order' | 'party' | 'delivery' | 'money' | 'credit' | 'decision';
/** `of`: a nested object of the order. */
export type FieldGroup = { title: GroupName; fields: readonly FieldName[]; of?: 'credit' };
export const CREDIT: FieldGroup = {
  title: 'credit',
  of: 'credit',
  fields: ['lockStatus', 'creditLimit', 'openReceivable', 'unbilled', 'picked', 'available'],
};
export type RelatedName =
  | 'receivers'
  | 'proformaReceivers'
  | 'rtvs'
  | 'shippers'
  | 'proformaShippers'
  | 'workOrders'
  | 'rmas'
  | 'issues'
  | 'ncrs';

/** The number of change requests, and the items that can be changed. */
interface Changes {
  count: { all: number; pending: number };
  currency: string;
  items: ChangeableItem[];
}

export interface DetailKind<Order extends AnyOrder> {
  read: (number: string, options: CallOptions) => Promise<Order>;
  /** The target of Back when the history is empty. */
  above: `/${string}`;
  head: (order: Order) => Head;
  lines: readonly LineKind<Order>[];
  /** Fields of the order itself that stand beside its lines in a wide window: the stock of the part that it makes. */
  beside?: LineGroup;
  totals: readonly FieldName[];
  groups: readonly FieldGroup[];
  /** The lists of related documents and the screen each links to; undefined where there is none. */
  related: Partial<Record<RelatedName, Thing | undefined>>;
  /** The items that the maker may ask to change; returns have none. */
  changes?: (order: Order) => Changes;
}

/** A kind whose order is read only through its own functions. */
export interface KindView extends Omit<DetailKind<AnyOrder>, 'lines' | 'head' | 'changes' | 'read'> {
  read: (number: string, options: CallOptions) => Promise<AnyOrder>;
  head: (order: AnyOrder) => Head;
  lines: readonly LineKind<AnyOrder>[];
  changes?: (order: AnyOrder) => Changes;
}

/** Each kind knows its own order type; a view reads an order with the same kind that it renders with. */
export const detailKind = <Order extends AnyOrder>(kind: DetailKind<Order>) => kind as unknown as KindView;

export const readingOf = (order: AnyOrder) => order as unknown as Reading;
