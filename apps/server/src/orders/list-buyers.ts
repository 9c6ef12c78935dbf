import { freeText } from '@gemba/contract/kit/codes';
import type { BuyerRow, listBuyers } from '@gemba/contract/orders/list-buyers';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { sql } from '../kit/database/sql.ts';
import type { Page } from '../kit/http/serve.ts';

const Key = z.tuple([freeText(100)]);

/** Buyers are few: what was typed is looked for in every one of the company. */
export const buyerPage: Page<typeof listBuyers, BuyerRow> = {
  statement: (companyId, { query: { q, cursor, limit } }) => {
    const [typed, after] = [q?.trim(), decodeCursor(cursor, Key)];
    const conditions = [
      sql`b.company_id = ${companyId}`,
      ...(typed ? [sql`position(search_key(${typed}) in search_key(b.buyer_code || ' ' || b.buyer_name)) > 0`] : []),
      ...(after ? [sql`b.buyer_code > ${after[0]}`] : []),
    ];
    return sql<BuyerRow>`
      select b.buyer_code as "buyerCode", b.buyer_name as "buyerName", b.action_type as "actionType",
             b.department_id as department, d.department_name as "departmentName"
        from buyer b left join department d on d.company_id = b.company_id and d.department_id = b.department_id
       where ${sql.all(conditions)} order by b.buyer_code limit ${limit + 1}`;
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      ({ buyerCode }) => [buyerCode],
    ),
};
