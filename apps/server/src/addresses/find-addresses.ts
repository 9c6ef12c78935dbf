import { bareCode } from '@gemba/contract/kit/codes';
import { beginsWord } from '../kit/begins-word.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { startsOf } from './list-addresses.ts';

interface Asked {
  companyId: number;
  typed: string;
  limit: number;
}

/** `rank` 0: the id that was typed; 1: ids that begin with it; 2 and 3: as the address book finds them. */
type Found = { id: string; name: string; city: string | null; phone: string | null; rank: number };

/** More than are shown: those where it begins a word come first. */
const LOOKED_AT = 5;

/** The address book's own search is asked only where the ids do not fill the answer. */
const selectFoundIn = (table: 'customer' | 'vendor') =>
  // sql: the piece is one of two constants
  statement<Asked & { key: string; starts: string[] }, Found>(
    `with begun as materialized (
       select ${table}_id::text as id, case when code_key = :key then 0 else 1 end as rank from ${table}
        where company_id = :companyId and :key <> '' and code_key >= :key and code_key < :key || chr(1114111)
        order by code_key limit :limit),
     found as (
       select id, rank from begun
        union all
       select id, 1 + rank from find_addresses('${table}', :typed, :starts, ${LOOKED_AT} * :limit::int) where (select count(*) from begun) < :limit)
     select one.${table}_id as id, one.${table}_name as name, one.city, one.phone, found.rank
       from (select id, min(rank) as rank from found group by id) found
       join ${table} one on one.company_id = :companyId and one.${table}_id = found.id
      order by found.rank, ${beginsWord('one')} desc, one.sort_name, one.${table}_id limit :limit`,
    { neverNull: ['rank'] },
  );

const selectFound = { customer: selectFoundIn('customer'), vendor: selectFoundIn('vendor') };

/** Customers or vendors by their id, with or without its signs, then by the words of the address book's search. */
export const findAddresses = (tx: Tx, table: keyof typeof selectFound, asked: Asked) =>
  tx.all(selectFound[table]({ ...asked, key: bareCode(asked.typed), starts: startsOf(asked.typed) }));
