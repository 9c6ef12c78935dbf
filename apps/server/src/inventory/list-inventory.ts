import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import * as contract from '@gemba/contract/inventory/list-inventory';
import { bareCode, inCapitals } from '@gemba/contract/kit/codes';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { BALANCE } from './balance.sql.ts';

const Key = z.tuple([z.int().check(z.minimum(0), z.maximum(1)), z.string(), z.string()]);

/** The beginnings of two codes, in the order of the list, and the place after which the page begins. */
interface Asked {
  companyId: number;
  first: string;
  second: string;
  /** The first without its signs, and the one from which those found by their key go on. */
  key: string;
  fromKey: string;
  /** 0: a code that begins as typed. 1: one that does so without its signs. */
  rank: number;
  lastFirst: string;
  lastSecond: string;
  stocked: boolean;
  limit: number;
}

/**
 * One page of balances in the order of an index. Only its rows are joined: all rows of a location may be half the stock.
 * A search for the beginning of a code is a range, because `like` uses no index under row-level security. Codes sort by
 * their bytes, and the upper bound is the last character of Unicode. The place is the only lower bound of the first code:
 * of two, the index scan may begin at the lesser one. The part that was typed is found without stock too. Codes that begin
 * so without their signs come last, and are looked up only where the others do not fill the page: one after the other, which
 * the limits tell the planner.
 */
// sql: the names of columns, given below
const inOrder = (first: string, second: string, table: string) => {
  const rows = (isTyped: string) => `balance.${second} >= :second and balance.${second} < :second || chr(1114111)
       and (not :stocked::boolean or ${isTyped} or on_hand <> 0 or in_qa <> 0 or in_sip <> 0 or in_sit <> 0 or in_wip <> 0 or in_to <> 0 or on_loan <> 0)`;
  const isPart = first === 'part_number';
  // sql: the names of columns, given below
  return `
  with begun as materialized (
    select balance.*, 0 as rank, '' as key from inventory_balance balance
     where :rank < 1 and company_id = :companyId and (${first}, ${second}) > (:lastFirst, :lastSecond)
       and ${first} < :first || chr(1114111) and starts_with(${first}, :first)
       and ${rows(isPart ? 'part_number = :first' : 'part_number = :second')}
     order by ${first}, ${second} limit :limit),
  unsigned as (
    select balance.*, 1 as rank, code.code_key as key
      from (select code_key, ${first} from ${table}
             where (select count(*) from begun) < :limit and :key <> '' and company_id = :companyId
               and code_key >= :fromKey and code_key < :key || chr(1114111) and not starts_with(${first}, :first)) code
     cross join lateral (
       select * from inventory_balance balance
        where balance.company_id = :companyId and balance.${first} = code.${first}
          and (:rank < 1 or (code.code_key, code.${first}, balance.${second}) > (:fromKey, :lastFirst, :lastSecond))
          and ${rows(isPart ? 'code.code_key = :key' : 'part_number = :second')}
        order by balance.${second} limit ${LONGEST_PAGE}) balance
     order by code.code_key, code.${first}, balance.${second} limit ${LONGEST_PAGE})
  select ${BALANCE}, balance.rank
    from (select * from begun union all select * from unsigned order by rank, key, ${first}, ${second} limit :limit) balance
    join part using (company_id, part_number) join location using (company_id, location)
   order by balance.rank, balance.key, ${first}, ${second}`;
};

type Row = Balance & { rank: number };

const selectByLocation = statement<Asked, Row>(inOrder('location', 'part_number', 'location'));
const selectByPart = statement<Asked, Row>(inOrder('part_number', 'location', 'part'));

const asTyped = (text: string | undefined) => inCapitals((text ?? '').trim());
const byPart = (query: { location?: string | undefined; partNumber?: string | undefined }) =>
  asTyped(query.partNumber) !== '' && asTyped(query.location) === '';

export const listInventory = page(contract.listInventory, {
  statement: (companyId, { query }) => {
    const [location, partNumber] = [asTyped(query.location), asTyped(query.partNumber)];
    const [select, first, second] = byPart(query)
      ? [selectByPart, partNumber, location]
      : [selectByLocation, location, partNumber];
    const [rank, lastFirst, lastSecond] = decodeCursor(query.cursor, Key) ?? [0, first, ''];
    const key = bareCode(first);
    const fromKey = rank === 0 ? key : bareCode(lastFirst);
    const place = { rank, fromKey, lastFirst, lastSecond };
    const stocked = query.stocked === 'true';
    return select({ companyId, first, second, key, ...place, stocked, limit: query.limit + 1 });
  },
  reply: (rows, { query }) =>
    pageFrom(rows, query.limit, (row) =>
      byPart(query) ? [row.rank, row.partNumber, row.location] : [row.rank, row.location, row.partNumber],
    ),
});
