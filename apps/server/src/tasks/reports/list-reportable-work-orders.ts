import { bareCode, freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/tasks/reports/list-reportable-work-orders';
import type { ReportableWorkOrderRow } from '@gemba/contract/tasks/reports/reportable-work-order';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';
import { makesPartTyped } from '../../parts/index.ts';

/** The due day and the number of an order. */
const Key = z.tuple([DateText, freeText(100)]);
/** A day before that of any order. */
const FIRST = ['0001-01-01', ''] as const;

interface Asked {
  companyId: number;
  day: string;
  number: string;
  /** The keys of the typed number; `null` where none was typed. */
  keys: string[] | null;
  partKey: string;
  limit: number;
}

const selectWork = statement<Asked, ReportableWorkOrderRow>(
  `select o.wo_number, o.part_number as part, o.revision, part.description, part.description_zh, part.description_es, part.uom, o.status,
     o.quantity_ordered, o.quantity_received, o.due_date
    from (select o.* from work_order o
           where o.company_id = :companyId and o.list_status = 'open' and (o.due_date, o.wo_number) > (:day::date, :number)
             and (:keys::text[] is null or ${beginsAsTyped('o.code_key')} or ${makesPartTyped('o')})
             and exists (select from work_order_operation op
                   join work_centre_worker w on w.company_id = op.company_id and w.wc = op.wc
                   join app_user u on u.company_id = w.company_id and u.ref_id = w.employee_id and u.user_id = current_person()
                  where op.company_id = o.company_id and op.wo_number = o.wo_number)
           order by o.due_date, o.wo_number limit ${LONGEST_PAGE}) o
    join part on part.company_id = o.company_id and part.part_number = o.part_number
   order by o.due_date, o.wo_number limit :limit`,
);

export const listReportableWorkOrders = page(contract.listReportableWorkOrders, {
  statement: (companyId, { query }) => {
    const typed = typedText(query.q);
    const keys = typed === undefined ? null : numberKeys(typed, ORDER_PREFIXES.wo);
    const [day, number] = decodeCursor(query.cursor, Key) ?? FIRST;
    return selectWork({ companyId, day, number, keys, partKey: bareCode(typed ?? ''), limit: query.limit + 1 });
  },
  reply: (rows, { query }) => {
    if (rows.length === 0 && query.q?.trim() && !query.cursor) refuse('NOTHING_TO_REPORT');
    return pageFrom(rows, query.limit, ({ dueDate, woNumber }) => [dueDate, woNumber]);
  },
});
