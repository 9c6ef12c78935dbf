import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { sortNameOf } from '../kit/sort-name.ts';
import { type AddressKind, type ListCall, startOf } from './address-kinds.ts';

/** The rank of the one whose id was typed. */
const EXACT = 0;
const Key = z.tuple([
  z.int().check(z.minimum(0), z.maximum(2)),
  z.string().check(z.maxLength(80)),
  z.string().check(z.maxLength(80)),
]);

type Row<C extends ListCall> = CallReply<C>['items'][number] & { sortName: string; rank: number };

const columns = ({ table, more }: AddressKind) => `one.${table}_id as id, one.${table}_name as name,
  one.address, one.city, one.state, one.zip, one.country, one.phone, one.fax, one.email, one.sort_name as "sortName"${more}`;

// sql: the pieces are constants of ours
const browse = (kind: AddressKind) => `select ${columns(kind)}, 1 as rank
    from ${kind.table} one
   where one.company_id = $1 and (one.sort_name, one.${kind.table}_id) > ($2, $3)
   order by one.sort_name, one.${kind.table}_id limit $4`;

/** Whose id is just what was typed comes first; on later pages it was shown already. */
// sql: the pieces are constants of ours
const search = (kind: AddressKind) => `
  with found as (
    select ${kind.table}_id::text as id, 0 as rank from ${kind.table}
     where company_id = $1 and ${kind.table}_id = any (array[$5, upper($5)]) and $6 < 0
     union all
    select id, rank from find_addresses('${kind.table}', $5, $7, $4, greatest($6, 1), $2, $3)
     where id <> all (array[$5, upper($5)]))
  select ${columns(kind)}, found.rank
    from found join ${kind.table} one on one.company_id = $1 and one.${kind.table}_id = found.id
   order by found.rank, one.sort_name, one.${kind.table}_id limit $4`;

/** As many as anybody types; each is a look at another place of the index. */
const STARTS_AT_MOST = 4;

/** The words as names that begin with them are sorted. */
const startsOf = (typed: string) =>
  [...new Set(typed.split(/\s+/).map(sortNameOf))].filter((start) => start !== '~').slice(0, STARTS_AT_MOST);

const letterOf = (sortName: string) => (sortName.startsWith('~') ? '#' : sortName.charAt(0).toUpperCase());

/** One of the address books, from a place on: in the order of the names, or only those that a search finds. */
export const addressPage = <C extends ListCall>(kind: AddressKind): Page<C, Row<C>> => {
  const [all, found] = [browse(kind), search(kind)];
  return {
    statement: (companyId, input) => {
      const { q = '', letter, cursor, limit } = (input as CallParsed<ListCall>).query;
      const start = letter ? startOf(letter) : '';
      const [rank, ...after] = decodeCursor(cursor, Key) ?? [-1, start, ''];
      const place = rank === EXACT ? [start, ''] : after;
      const typed = q.trim();
      if (typed === '') return statementOf(all, [companyId, ...place, limit + 1]);
      // Two more: the one whose id was typed is among those that are found after it.
      return statementOf(found, [companyId, ...place, limit + 2, typed, rank, startsOf(typed)]);
    },
    reply: (rows, input) => {
      const { items, nextCursor } = pageFrom(
        rows,
        (input as CallParsed<ListCall>).query.limit,
        (row) => ({ ...row, letter: letterOf(row.sortName) }),
        ({ rank, sortName, id }) => [rank, sortName, id],
      );
      return { items, nextCursor } as CallReply<C>;
    },
  };
};
