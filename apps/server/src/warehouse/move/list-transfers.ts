import { InstantText } from '@gemba/contract/kit/dates';
import * as contract from '@gemba/contract/warehouse/move/list-transfers';
import type { TransferRow } from '@gemba/contract/warehouse/move/transfer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { ROW, WITH_PEOPLE } from './get-transfer.ts';

interface Asked {
  companyId: number;
  status: string | undefined;
  from: string | undefined;
  to: string | undefined;
  movedAt: string | null;
  number: string | null;
  limit: number;
}

// Midnight of a day in the company's time zone.
const midnight = (day: string) =>
  `(${day}::timestamp at time zone (select time_zone from company where company.company_id = :companyId))`;

const selectTransfers = statement<Asked, TransferRow>(
  `select ${ROW}, (select count(*)::int from transfer_item item where item.company_id = t.company_id
                     and item.transfer_number = t.transfer_number) as item_count
    from transfer t ${WITH_PEOPLE}
   where t.company_id = :companyId and (:status::text is null or t.status = :status)
     and (:from::date is null or t.moved_at >= ${midnight(':from::date')})
     and (:to::date is null or t.moved_at < ${midnight('(:to::date + 1)')})
     and (:movedAt::timestamptz is null or (t.moved_at, t.transfer_number) < (:movedAt, :number::text))
   order by t.moved_at desc, t.transfer_number desc limit :limit`,
);

const Key = z.tuple([InstantText, z.string()]);

export const listTransfers = page(contract.listTransfers, {
  statement: (companyId, { query: { status, from, to, cursor, limit } }) => {
    if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const [movedAt, number] = decodeCursor(cursor, Key) ?? [null, null];
    return selectTransfers({ companyId, status, from, to, movedAt, number, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.movedAt, row.transferNumber]),
});
