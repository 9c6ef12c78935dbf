import { type Sql, sql } from '../kit/database/sql.ts';
import type { OrderList } from './order-list.ts';

/**
 * The id of the other party, in whatever case it was typed: codes are written in capitals, but a company may have brought
 * others. Looked up once, so that the list is still one range of its index.
 */
export const partyIs = ({ party }: OrderList, companyId: number, id: string, of: Sql = sql``): Sql => {
  if (!party) throw new Error('this list has no other party');
  const column = sql.id(party.column);
  if (id === id.toUpperCase()) return sql`${of}${column} = ${id}`;
  return sql`${of}${column} = coalesce((select ${column} from ${sql.id(party.table)}
      where company_id = ${companyId} and ${column} = ${id}), upper(${id}))`;
};
