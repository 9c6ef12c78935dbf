import { DateText } from '@gemba/contract/kit/dates';
import type { InspectionRow } from '@gemba/contract/quality/inspection/inspection';
import * as contract from '@gemba/contract/quality/inspection/list-inspections';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { RESULT, ROW, WITH_GOODS } from './get-inspection.ts';

interface Asked {
  companyId: number;
  status: string | undefined;
  partNumber: string | undefined;
  day: string | null;
  number: string | null;
  limit: number;
}

// Goods that wait lie where something is in QA now. The whole history of all parts would have to be added up otherwise,
// as PostgreSQL does with `exists` as well.
const REPORTS_WITH_GOODS = `select found.ir_number from (
    select item.ir_number from inventory_balance b
      join receiver_item item on item.company_id = b.company_id and item.part_number = b.part_number and item.ir_number is not null
      join receiver_putaway put on put.company_id = item.company_id and put.receiver_number = item.receiver_number
       and put.item_number = item.item_number and put.location = b.location and put.quantity_qa > 0
     where b.company_id = :companyId and b.in_qa > 0
    union
    select d.ir_number from inventory_balance b
      join qa_decision d on d.company_id = b.company_id and d.part_number = b.part_number and d.location = b.location and d.quantity_put_aside > 0
     where b.company_id = :companyId and b.in_qa > 0) as found
  where (select sum(waiting) from qa_goods where company_id = :companyId and qa_goods.ir_number = found.ir_number) > 0`;

// sql: the statement above
const selectInspections = statement<Asked, InspectionRow>(
  `select ${ROW} from inspection_report r ${WITH_GOODS}
   where r.company_id = :companyId
     and (:status::text is null or ${RESULT} = :status
          or (:status = 'inQa' and r.ir_number in (${REPORTS_WITH_GOODS})))
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
