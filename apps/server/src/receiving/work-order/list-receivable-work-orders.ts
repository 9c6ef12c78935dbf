import { bareCode, freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/receiving/work-order/list-receivable-work-orders';
import type { ReceivableWorkOrderRow } from '@gemba/contract/receiving/work-order/receivable-work-order';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';
import { makesPartTyped } from '../../parts/index.ts';

/** The due day and the number of an order. */
const Key = z.tuple([z.nullable(DateText), freeText(100)]);

interface Asked {
  companyId: number;
  day: string | null;
  number: string;
  limit: number;
}

// sql: the conditions below
const work = (typed: string) => `
  select o.wo_number, o.part_number as part, o.revision, part.description, part.description_zh, part.description_es, part.uom,
         o.quantity_ordered, o.quantity_received, o.start_date, o.due_date, o.status, o.warehouse_code as warehouse, w.warehouse_name
    from (select * from work_order o
           where o.company_id = :companyId and o.list_status = 'open' and (o.due_date, o.wo_number) > (:day::date, :number) ${typed}
           order by o.due_date, o.wo_number limit ${LONGEST_PAGE}) o
    join part on part.company_id = o.company_id and part.part_number = o.part_number
    join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.warehouse_code
   order by o.due_date, o.wo_number limit :limit`;

const selectWork = statement<Asked, ReceivableWorkOrderRow>(work(''));
const selectTypedWork = statement<Asked & { keys: string[]; partKey: string }, ReceivableWorkOrderRow>(
  work(`and (${beginsAsTyped('o.code_key')} or ${makesPartTyped('o')})`),
);

/** A day before that of any order. */
const FIRST = ['0001-01-01', ''] as const;

export const listReceivableWorkOrders = page(contract.listReceivableWorkOrders, {
  statement: (companyId, { query }) => {
    const typed = typedText(query.q);
    const [day, number] = decodeCursor(query.cursor, Key) ?? FIRST;
    const asked = { companyId, day, number, limit: query.limit + 1 };
    if (typed === undefined) return selectWork(asked);
    return selectTypedWork({ ...asked, keys: numberKeys(typed, ORDER_PREFIXES.wo), partKey: bareCode(typed) });
  },
  reply: (rows, { query }) => {
    if (rows.length === 0 && query.q?.trim() && !query.cursor) refuse('NO_RECORDS_TO_RECEIVE');
    return pageFrom(rows, query.limit, ({ dueDate, woNumber }) => [dueDate, woNumber]);
  },
});
