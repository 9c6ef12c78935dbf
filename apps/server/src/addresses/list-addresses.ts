import type { LETTERS } from '@gemba/contract/addresses/address-shapes';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/query.ts';
import type { Page } from '../kit/http/serve.ts';
import { type AddressKind, type ListCall, startOf } from './address-kinds.ts';

const Key = z.tuple([z.enum(['exact', 'name']), z.string().check(z.maxLength(80)), z.string().check(z.maxLength(80))]);

type Row<C extends ListCall> = CallReply<C>['items'][number] & { sortName: string; exact: boolean };

const columns = ({ table, more }: AddressKind) => `one.${table}_id as id, one.${table}_name as name,
  one.address, one.city, one.state, one.zip, one.country, one.phone, one.fax, one.email, one.sort_name as "sortName"${more}`;

// sql: the pieces are constants of ours
const browse = (kind: AddressKind) => `select ${columns(kind)}, false as exact
    from ${kind.table} one
   where one.company_id = $1 and (one.sort_name, one.${kind.table}_id) > ($2, $3)
   order by one.sort_name, one.${kind.table}_id limit $4`;

/** Whose id is just what was typed comes first; on later pages it was shown already. */
// sql: the pieces are constants of ours
const search = (kind: AddressKind) => `
  with found as (
    select ${kind.table}_id::text as id, true as exact from ${kind.table}
     where company_id = $1 and ${kind.table}_id = any (array[$5, upper($5)]) and $6
     union all
    select id, false from find_addresses('${kind.table}', $5, $4, $2, $3) where id <> all (array[$5, upper($5)]))
  select ${columns(kind)}, found.exact
    from found join ${kind.table} one on one.company_id = $1 and one.${kind.table}_id = found.id
   order by found.exact desc, one.sort_name, one.${kind.table}_id limit $4`;

const letterOf = (sortName: string) =>
  (sortName.startsWith('~') ? '#' : sortName.charAt(0).toUpperCase()) as (typeof LETTERS)[number];

/** One of the address books, from a place on: in the order of the names, or only those that a search finds. */
export const addressPage = <C extends ListCall>(kind: AddressKind): Page<C, Row<C>> => {
  const [all, found] = [browse(kind), search(kind)];
  return {
    statement: (companyId, input) => {
      const { q = '', letter, cursor, limit } = (input as CallParsed<ListCall>).query;
      const start = letter ? startOf(letter) : '';
      const [after, name, id] = decodeCursor(cursor, Key) ?? ['start', start, ''];
      // Two more: the one whose id was typed is among those that are found after it.
      const place = after === 'exact' ? [start, ''] : [name, id];
      const typed = q.trim();
      return typed === ''
        ? statementOf(all, [companyId, ...place, limit + 1])
        : statementOf(found, [companyId, ...place, limit + 2, typed, after === 'start']);
    },
    reply: (rows, input) => {
      const { items, nextCursor } = pageFrom(
        rows,
        (input as CallParsed<ListCall>).query.limit,
        ({ sortName, exact: _, ...row }) => ({ ...row, letter: letterOf(sortName) }),
        ({ exact, sortName, id }) => [exact ? 'exact' : 'name', sortName, id],
      );
      return { items, nextCursor } as CallReply<C>;
    },
  };
};
