import type { ApprovalFacts } from '@gemba/contract/approvals/approval-facts';
import type { HistoryEntry } from '@gemba/contract/approvals/history-entry';
import type { OfferedEvent } from '@gemba/contract/approvals/offered-event';
import type { OrderDocument } from '@gemba/contract/orders/order-shapes';
import type { ChangeableItem } from '../../approvals/index.ts';
import type { Thing } from '../../auth/index.ts';
import type { CallOptions } from '../../kit/client/request.ts';
import type { Reading } from './FieldList.tsx';
import type { FieldName } from './fields.ts';
import type { LineKind } from './line-view.ts';

/** What every order has, of whatever kind. */
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
  title: string;
  /** Which vendor, customer or part it is, and what it leads to. */
  code: string;
  thing: Thing;
  by?: string | null;
  /** The number that counts most. */
  amount?: { total: string; currency: string };
  quantity?: { quantity: string; unit: string; received: string };
  /** What making it will cost, in the company's money. */
  plannedCost?: string;
  facts: readonly FieldName[];
}

export type GroupName = 'order' | 'party' | 'delivery' | 'money' | 'credit' | 'decision';
/** `of`: a reading inside the order. */
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

/** How many wishes there are and were, and what may be wished for. */
interface Changes {
  count: { all: number; pending: number };
  currency: string;
  items: ChangeableItem[];
}

export interface DetailKind<Order extends AnyOrder> {
  read: (number: string, options: CallOptions) => Promise<Order>;
  /** Where Back leads when nothing is behind. */
  above: `/${string}`;
  head: (order: Order) => Head;
  lines: readonly LineKind<Order>[];
  totals: readonly FieldName[];
  groups: readonly FieldGroup[];
  /** The lists of other documents, and what each leads to; without a thing there is no screen for it. */
  related: Partial<Record<RelatedName, Thing | undefined>>;
  /** What a maker may ask to have changed; returns are not changed. */
  changes?: (order: Order) => Changes;
}

/** A kind whose order is read only through what is told of it here. */
export interface DrawnKind extends Omit<DetailKind<AnyOrder>, 'lines' | 'head' | 'changes' | 'read'> {
  read: (number: string, options: CallOptions) => Promise<AnyOrder>;
  head: (order: AnyOrder) => Head;
  lines: readonly LineKind<AnyOrder>[];
  changes?: (order: AnyOrder) => Changes;
}

/** Each kind knows its own order; whoever draws one has read it by the same kind. */
export const detailKind = <Order extends AnyOrder>(kind: DetailKind<Order>) => kind as unknown as DrawnKind;

export const readingOf = (order: AnyOrder) => order as unknown as Reading;
