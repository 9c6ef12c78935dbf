import type { CallParsed } from '@gemba/contract/kit/call';
import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import type { listReceivers, ReceiverRow } from '@gemba/contract/receiving/receivers';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { ROW, ROWS } from './read-receiver.sql.ts';

const Key = z.tuple([DateText, freeText(100)]);
type Found = Omit<ReceiverRow, 'receivedBy'> & { receivedById: number; receivedByName: string };

const HITS_AT_MOST = 1_000;

// sql: names of columns, given below
const hits = (
  column: string,
) => `(select * from receiver where company_id = $1 and ${column} >= $2 and ${column} < $2 || chr(1114111)
  order by ${column} limit ${HITS_AT_MOST})`;
const HITS = `(select distinct * from (${['receiver_number', 'po_number', 'wo_number', 'rma_number'].map(hits).join(' union all ')}) hit)`;

// Each question is one range of one index, in the order of the answer. The longest page is written into the text, because a
// plan takes a limit that is a parameter for a tenth of the table.
// sql: the conditions below
const list = (from: string, conditions: readonly string[]) => `
  select ${ROW}, (select count(*) from receiver_item item
                   where item.company_id = r.company_id and item.receiver_number = r.receiver_number) as "itemCount"
    from (select * from ${from} r
           where company_id = $1 and (received_date, receiver_number) < ($3::date, $4)
             and received_date >= coalesce($5::date, '0001-01-01') and received_date <= coalesce($6::date, '9999-12-31')
             ${conditions.map((condition) => `and ${condition}`).join(' ')}
           order by received_date desc, receiver_number desc limit ${LONGEST_PAGE}) r ${ROWS}
   order by r.received_date desc, r.receiver_number desc limit $8`;

const UNPAID = `kind = 'po' and status = 'RECEIVED'`;

const statementFor = ({ q, unpaid, buyerCode, vendorId }: CallParsed<typeof listReceivers>['query']) =>
  list(q?.trim() ? HITS : 'receiver', [
    ...(q?.trim() ? [] : ['$2::text is null']),
    ...(unpaid ? [UNPAID] : []),
    buyerCode === undefined ? '$7::text is null' : 'buyer_code = $7',
    vendorId === undefined ? '$9::text is null' : 'vendor_id = $9',
  ]);

export const receiversFound: Page<typeof listReceivers, Found> = {
  statement: (companyId, { query }) => {
    const { from, to } = query;
    if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const [day, number] = decodeCursor(query.cursor, Key) ?? ['9999-12-31', ''];
    return statementOf(statementFor(query), [
      ...[companyId, query.q?.trim() || null, day, number, from ?? null, to ?? null, query.buyerCode ?? null],
      ...[query.limit + 1, query.vendorId ?? null],
    ]);
  },
  reply: (rows, { query }) =>
    pageFrom(
      rows,
      query.limit,
      ({ receivedById, receivedByName, ...row }) => ({
        ...row,
        receivedBy: { userId: receivedById, name: receivedByName },
      }),
      ({ receivedDate, receiverNumber }) => [receivedDate, receiverNumber],
    ),
};
