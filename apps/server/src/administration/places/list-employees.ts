import * as contract from '@gemba/contract/administration/places/list-employees';
import type { Employee } from '@gemba/contract/administration/places/work-centre-people';
import { freeText } from '@gemba/contract/kit/codes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsWithoutSigns } from '../../kit/number-keys.ts';

const Key = z.tuple([freeText(200), freeText(100)]);

type Asked = { companyId: number; words: string | undefined; after: z.infer<typeof Key> | undefined; limit: number };
type Row = Employee & { sortName: string };

const withoutSortName = (row: Row): Employee => {
  const { sortName: _sortName, ...employee } = row;
  return employee;
};

const selectEmployees = statement<Asked, Row>(
  ({ companyId, words, after, limit }) => sql`
    select e.employee_id, e.employee_name as name, e.job_title, d.department_name, name_key(e.employee_name) as sort_name
      from employee e join department d on d.company_id = e.company_id and d.department_id = e.department_id
     where e.company_id = ${companyId} and e.active
       ${words ? sql`and (position(search_key(${words}) in search_key(e.employee_name || ' ' || e.employee_id)) > 0 or ${beginsWithoutSigns(sql`e.employee_id`, words)})` : sql``}
       ${after ? sql`and (name_key(e.employee_name), e.employee_id) > (${after[0]}, ${after[1]})` : sql``}
     order by name_key(e.employee_name), e.employee_id limit ${limit}`,
  { neverNull: ['sortName'] },
);

export const listEmployees = page<typeof contract.listEmployees, Row>(contract.listEmployees, {
  statement: (companyId, { query: { q, cursor, limit } }) =>
    selectEmployees({ companyId, words: q?.trim(), after: decodeCursor(cursor, Key), limit: limit + 1 }),
  reply: (rows, { query: { limit } }) => {
    const { items, nextCursor } = pageFrom(rows, limit, ({ sortName, employeeId }) => [sortName, employeeId]);
    return { items: items.map(withoutSortName), nextCursor };
  },
});
