import { DOCUMENT_PREFIXES } from '@gemba/contract/inventory/document-prefixes';
import type { CallParsed } from '@gemba/contract/kit/call';
import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/receiving/receivers/list-receivers';
import type { ReceiverRow } from '@gemba/contract/receiving/receivers/receiver';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../../kit/database/cursor.ts';
import { type Sql, sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { ownNumbers } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { ROW, ROWS } from './get-receiver.ts';

const Key = z.tuple([DateText, freeText(100)]);
type Found = Omit<ReceiverRow, 'receivedBy'> & { receivedById: number; receivedByName: string };

const HITS_AT_MOST = 1_000;

type Filters = Omit<CallParsed<typeof contract.listReceivers>['query'], 'q' | 'unpaid' | 'cursor' | 'limit'>;

interface Asked extends Filters {
  companyId: number;
  /** The beginning of a number, as somebody typed it. */
  typed: string | undefined;
  day: string;
  number: string;
  unpaid: boolean;
  limit: number;
}

const ORDERS = [
  { kind: 'po', table: 'purchase_order', number: 'po_number' },
  { kind: 'wo', table: 'work_order', number: 'wo_number' },
  { kind: 'rma', table: 'rma', number: 'rma_number' },
] as const;

/** By its own number, or by that of the order whose goods it took in: each a range of an index. */
const hits = (companyId: number, typed: string) => {
  const most = sql.lit(HITS_AT_MOST);
  const begins = (key: Sql) => sql`>= typed and ${key} < typed || chr(1114111)`;
  const own = sql`
    select hit.* from unnest(${keysOf(typed)}::text[]) as typed cross join lateral (
      select * from receiver where company_id = ${companyId} and receiver_number ${begins(sql`receiver_number`)}
       order by receiver_number limit ${most}) hit`;
  const arms = ORDERS.map(({ kind, table, number }) => {
    const column = sql.id(number);
    return sql`
      select hit.* from unnest(${numberKeys(typed, ORDER_PREFIXES[kind])}::text[]) as typed cross join lateral (
        select received.* from ${sql.id(table)} ordered
          join receiver received on received.company_id = ${companyId} and received.${column} = ordered.${column}
         where ordered.company_id = ${companyId} and ordered.code_key ${begins(sql`ordered.code_key`)}
         order by ordered.code_key limit ${most}) hit`;
  });
  return sql`(select distinct * from (${sql.union([own, ...arms])}) hit)`;
};

const keysOf = (typed: string) => ownNumbers(typed, DOCUMENT_PREFIXES.receiver);

const FIELDS = sql.raw(ROW);
const WITH_PARTIES = sql.raw(ROWS);
const RECEIVER = sql.raw('receiver');
const UNPAID = sql.raw(`and kind = 'po' and status = 'RECEIVED'`);
const ALL = sql.raw('');
const NEVER = sql.raw('false');

// Each combination of filters is one range of one index, in the order of the answer. The number that was typed is found
// whatever the filters. The longest page is a constant of the
// text: for a limit that is a parameter the planner expects a tenth of the table.
const selectReceivers = statement<Asked, Found>(
  ({ companyId, typed, day, number, from, to, unpaid, buyerCode, vendorId, limit }) => sql`
  select ${FIELDS}, (select count(*) from receiver_item item
                   where item.company_id = r.company_id and item.receiver_number = r.receiver_number) as item_count
    from (select * from ${typed === undefined ? RECEIVER : hits(companyId, typed)} r
           where company_id = ${companyId} and (received_date, receiver_number) < (${day}::date, ${number})
             and (${typed === undefined ? NEVER : sql`receiver_number = any(${keysOf(typed)}::text[])`} or (received_date >= coalesce(${from}::date, '0001-01-01') and received_date <= coalesce(${to}::date, '9999-12-31')
             ${unpaid ? UNPAID : ALL}
             ${buyerCode === undefined ? ALL : sql`and buyer_code = ${buyerCode}`}
             ${vendorId === undefined ? ALL : sql`and vendor_id = ${vendorId}`}))
           order by received_date desc, receiver_number desc limit ${sql.lit(LONGEST_PAGE)}) r ${WITH_PARTIES}
   order by r.received_date desc, r.receiver_number desc limit ${limit}`,
  { neverNull: ['orderNumber'] },
);

export const listReceivers = page(contract.listReceivers, {
  statement: (companyId, { query }) => {
    const { q, unpaid, cursor, limit, ...filters } = query;
    const { from, to } = filters;
    if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const [day, number] = decodeCursor(cursor, Key) ?? ['9999-12-31', ''];
    const typed = q?.trim() || undefined;
    return selectReceivers({ ...filters, companyId, typed, day, number, unpaid: Boolean(unpaid), limit: limit + 1 });
  },
  reply: (rows, { query }) => {
    const receivers = rows.map(({ receivedById, receivedByName, ...row }) => ({
      ...row,
      receivedBy: { userId: receivedById, name: receivedByName },
    }));
    return pageFrom(receivers, query.limit, ({ receivedDate, receiverNumber }) => [receivedDate, receiverNumber]);
  },
});
