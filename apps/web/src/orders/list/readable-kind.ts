import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import type { Names } from '@gemba/contract/kit/names';
import type { Role } from '@gemba/contract/kit/roles';
import type { OrderTotals } from '@gemba/contract/orders/order-page';
import { call } from '../../kit/client/call.ts';
import type { CallOptions } from '../../kit/client/request.ts';

/** One row of any order list. */
export interface OrderLine {
  number: string;
  date: string;
  /** The vendor or customer; for a work order, the part. */
  title: string | Names;
  /** The part of a work order. */
  code?: string;
  by?: string;
  status: string;
  worth?: { currency: string; total: string };
  makes?: { ordered: string; received: string; uom: string };
  itemCount?: number;
  due?: { what: 'arrivalDate' | 'shipDate' | 'validUntil' | 'dueDate'; day: string } | null;
}

/** The filters by a code; each list supports some of them. */
export const NARROWED_BY = ['vendorId', 'customerId', 'partNumber', 'buyerCode'] as const;
export type NarrowedBy = (typeof NARROWED_BY)[number];

export type ListQuery = Readonly<Record<string, string | undefined>>;
export type LinePage = { lines: OrderLine[]; nextCursor: string | null };

type Rows<C extends Call> = CallReply<C> extends { items: (infer Row)[] } ? Row : never;

type Facts<List extends Call, Totals extends Call> = {
  list: List;
  totals: Totals;
  dateTypes: readonly [string, ...string[]];
  narrowedBy: readonly NarrowedBy[];
  line: (row: Rows<List>) => OrderLine;
};

export interface ReadableKind {
  list: Call;
  role: Role;
  dateTypes: readonly [string, ...string[]];
  narrowedBy: readonly NarrowedBy[];
  readPage: (query: ListQuery, options: CallOptions) => Promise<LinePage>;
  readTotals: (query: ListQuery, options: CallOptions) => Promise<OrderTotals>;
}

export const listKind = <List extends Call, Totals extends Call>(facts: Facts<List, Totals>): ReadableKind => {
  const { list, totals, dateTypes, narrowedBy, line } = facts;
  return {
    list,
    role: list.access[0] as Role,
    dateTypes,
    narrowedBy,
    readPage: async (query, options) => {
      const page = await call(list, { query } as unknown as CallInput<List>, options);
      const { items, nextCursor } = page as { items: Rows<List>[]; nextCursor: string | null };
      return { lines: items.map(line), nextCursor };
    },
    readTotals: async (query, options) =>
      (await call(totals, { query } as unknown as CallInput<Totals>, options)) as OrderTotals,
  };
};
