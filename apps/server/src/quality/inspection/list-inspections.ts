import { DateText } from '@gemba/contract/kit/dates';
import type { InspectionRow } from '@gemba/contract/quality/inspection/inspection';
import * as contract from '@gemba/contract/quality/inspection/list-inspections';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { ROW, WITH_GOODS } from './get-inspection.ts';

interface Asked {
  companyId: number;
  status: string | undefined;
  partNumber: string | undefined;
  day: string | null;
  number: string | null;
  limit: number;
}

const selectInspections = statement<Asked, InspectionRow>(
  `select ${ROW} from inspection_report r ${WITH_GOODS}
   where r.company_id = :companyId
     and (:status::text is null or r.result = :status
          or (:status = 'inQa' and r.ir_number in (select ir_number from qa_goods where company_id = :companyId and waiting > 0)))
     and (:partNumber::text is null or r.part_number = :partNumber)
     and (:day::date is null or (r.ir_date, r.ir_number) < (:day, :number::text))
   order by r.ir_date desc, r.ir_number desc limit :limit`,
);

const Key = z.tuple([DateText, z.string()]);

export const listInspections = page(contract.listInspections, {
  statement: (companyId, { query: { status, partNumber, cursor, limit } }) => {
    const [day, number] = decodeCursor(cursor, Key) ?? [null, null];
    return selectInspections({ companyId, status, partNumber, day, number, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.irDate, row.irNumber]),
});
