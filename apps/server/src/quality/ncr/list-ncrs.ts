import { DateText } from '@gemba/contract/kit/dates';
import * as contract from '@gemba/contract/quality/ncr/list-ncrs';
import type { NcrRow } from '@gemba/contract/quality/ncr/ncr';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { ROW, WITH_PART } from './get-ncr.ts';

interface Asked {
  companyId: number;
  status: string | undefined;
  partNumber: string | undefined;
  day: string | null;
  number: string | null;
  limit: number;
}

const selectNcrs = statement<Asked, NcrRow>(
  `select ${ROW} from ncr n ${WITH_PART}
   where n.company_id = :companyId and (:status::text is null or n.status = :status)
     and (:partNumber::text is null or n.part_number = :partNumber)
     and (:day::date is null or (n.ncr_date, n.ncr_number) < (:day, :number::text))
   order by n.ncr_date desc, n.ncr_number desc limit :limit`,
);

const Key = z.tuple([DateText, z.string()]);

export const listNcrs = page(contract.listNcrs, {
  statement: (companyId, { query: { status, partNumber, cursor, limit } }) => {
    const [day, number] = decodeCursor(cursor, Key) ?? [null, null];
    return selectNcrs({ companyId, status, partNumber, day, number, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.ncrDate, row.ncrNumber]),
});
