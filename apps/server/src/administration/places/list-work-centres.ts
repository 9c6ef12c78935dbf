import * as contract from '@gemba/contract/administration/places/list-work-centres';
import type { AdminWorkCentre } from '@gemba/contract/administration/places/place';
import { freeText } from '@gemba/contract/kit/codes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsWithoutSigns } from '../../kit/number-keys.ts';
import { centreColumns } from './work-centres.sql.ts';

const Key = z.tuple([freeText(100)]);

type Asked = { companyId: number; words: string | undefined; after: string | undefined; limit: number };

const selectCentres = statement<Asked, AdminWorkCentre>(
  ({ companyId, words, after, limit }) => sql`
    select ${sql.raw(centreColumns)}
      from work_centre c left join department d on d.company_id = c.company_id and d.department_id = c.department_id
     where c.company_id = ${companyId}
       ${words ? sql`and (position(search_key(${words}) in search_key(c.wc || ' ' || c.wc_name)) > 0 or ${beginsWithoutSigns(sql`c.wc`, words)})` : sql``}
       ${after === undefined ? sql`` : sql`and c.wc > ${after}`}
     order by c.wc limit ${limit}`,
);

export const listWorkCentres = page<typeof contract.listWorkCentres, AdminWorkCentre>(contract.listWorkCentres, {
  statement: (companyId, { query: { q, cursor, limit } }) =>
    selectCentres({ companyId, words: q?.trim(), after: decodeCursor(cursor, Key)?.[0], limit: limit + 1 }),
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, ({ wc }) => [wc]),
});
