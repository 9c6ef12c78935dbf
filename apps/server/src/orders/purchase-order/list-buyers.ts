import { freeText } from '@gemba/contract/kit/codes';
import * as contract from '@gemba/contract/orders/purchase-order/list-buyers';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsWithoutSigns } from '../../kit/number-keys.ts';

const Key = z.tuple([freeText(100)]);

type Asked = { companyId: number; typed: string | undefined; after: string | undefined; limit: number };

const selectBuyers = statement<Asked, contract.BuyerRow>(({ companyId, typed, after, limit }) => {
  const conditions = [
    sql`b.company_id = ${companyId}`,
    ...(typed
      ? [
          sql`(position(search_key(${typed}) in search_key(b.buyer_code || ' ' || b.buyer_name)) > 0
            or ${beginsWithoutSigns(sql`b.buyer_code`, typed)})`,
        ]
      : []),
    ...(after === undefined ? [] : [sql`b.buyer_code > ${after}`]),
  ];
  return sql`
    select b.buyer_code, b.buyer_name, b.action_type, b.department_id as department, d.department_name
      from buyer b left join department d on d.company_id = b.company_id and d.department_id = b.department_id
     where ${sql.all(conditions)} order by b.buyer_code limit ${limit}`;
});

/** A company has few buyers: the typed text is searched in all of them. */
export const listBuyers = page<typeof contract.listBuyers, contract.BuyerRow>(contract.listBuyers, {
  statement: (companyId, { query: { q, cursor, limit } }) =>
    selectBuyers({ companyId, typed: q?.trim(), after: decodeCursor(cursor, Key)?.[0], limit: limit + 1 }),
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, ({ buyerCode }) => [buyerCode]),
});
