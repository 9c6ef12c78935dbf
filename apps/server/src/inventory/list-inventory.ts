import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import * as contract from '@gemba/contract/inventory/list-inventory';
import { inCapitals } from '@gemba/contract/kit/codes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { BALANCE } from './balance.sql.ts';

const Key = z.tuple([z.string(), z.string()]);

/** The beginnings of two codes, in the order of the list, and the place after which the page begins. */
interface Asked {
  companyId: number;
  first: string;
  second: string;
  lastFirst: string;
  lastSecond: string;
  stocked: boolean;
  limit: number;
}

/**
 * One page of balances in the order of an index. Only its rows are joined: all rows of a location may be half the stock.
 * A search for the beginning of a code is a range, because `like` uses no index under row-level security. Codes sort by
 * their bytes, and the upper bound is the last character of Unicode. The place is the only lower bound of the first code:
 * of two, the index scan may begin at the lesser one. The part that was typed is found without stock too.
 */
// sql: the names of columns, given below
const inOrder = (first: string, second: string) => `
  select ${BALANCE} from (
    select * from inventory_balance
     where company_id = :companyId and (${first}, ${second}) > (:lastFirst, :lastSecond)
       and ${first} < :first || chr(1114111) and starts_with(${first}, :first)
       and ${second} >= :second and ${second} < :second || chr(1114111)
       and (not :stocked::boolean or part_number = ${first === 'part_number' ? ':first' : ':second'} or on_hand <> 0 or in_qa <> 0 or in_sip <> 0 or in_sit <> 0 or in_wip <> 0 or in_to <> 0 or on_loan <> 0)
     order by ${first}, ${second} limit :limit) balance
    join part using (company_id, part_number) join location using (company_id, location)
   order by ${first}, ${second}`;

const selectByLocation = statement<Asked, Balance>(inOrder('location', 'part_number'));
const selectByPart = statement<Asked, Balance>(inOrder('part_number', 'location'));

const asTyped = (text: string | undefined) => inCapitals((text ?? '').trim());
const byPart = (query: { location?: string | undefined; partNumber?: string | undefined }) =>
  asTyped(query.partNumber) !== '' && asTyped(query.location) === '';

export const listInventory = page(contract.listInventory, {
  statement: (companyId, { query }) => {
    const [location, partNumber] = [asTyped(query.location), asTyped(query.partNumber)];
    const [select, first, second] = byPart(query)
      ? [selectByPart, partNumber, location]
      : [selectByLocation, location, partNumber];
    const [lastFirst, lastSecond] = decodeCursor(query.cursor, Key) ?? [first, ''];
    const stocked = query.stocked === 'true';
    return select({ companyId, first, second, lastFirst, lastSecond, stocked, limit: query.limit + 1 });
  },
  reply: (rows, { query }) =>
    pageFrom(rows, query.limit, (row) =>
      byPart(query) ? [row.partNumber, row.location] : [row.location, row.partNumber],
    ),
});
