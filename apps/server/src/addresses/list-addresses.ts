import { LETTERS } from '@gemba/contract/addresses/address-shapes';
import * as contract from '@gemba/contract/addresses/list-addresses';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import { bareCode } from '@gemba/contract/kit/codes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { type Statement, statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { sortNameOf } from '../kit/sort-name.ts';
import { creditUsedBy } from './credit.sql.ts';
import type { AddressTable } from './shared.sql.ts';

type ListCall = typeof contract.listCustomers | typeof contract.listVendors | typeof contract.listDepartments;
type LettersCall = typeof contract.listCustomerLetters;
type LettersAsked = { companyId: number; letters: readonly string[]; starts: string[]; ends: string[] };

/** The sort name where a letter begins. Names that begin with no letter come after all others. */
const startOf = (letter: string) => (letter === '#' ? '~' : letter.toLowerCase());

/** The rank of the address whose id was typed. */
const EXACT = 0;
const Key = z.tuple([
  z.int().check(z.minimum(0), z.maximum(2)),
  z.string().check(z.maxLength(80)),
  z.string().check(z.maxLength(80)),
]);

type Row<C extends ListCall> = Omit<CallReply<C>['items'][number], 'letter'> & { sortName: string; rank: number };
type Browse = { companyId: number; sortName: string; id: string; limit: number };
type Search = Browse & { typed: string; key: string; rank: number; starts: string[] };

const columns = (table: AddressTable, more: string) => `one.${table}_id as id, one.${table}_name as name,
  one.address, one.city, one.state, one.zip, one.country, one.phone, one.fax, one.email, one.sort_name${more}`;

// sql: the pieces are constants of ours
const browse = (table: AddressTable, more = '') => `select ${columns(table, more)}, 1 as rank
    from ${table} one
   where one.company_id = :companyId and (one.sort_name, one.${table}_id) > (:sortName, :id)
   order by one.sort_name, one.${table}_id limit :limit`;

/**
 * The address whose id was typed comes first, with or without its signs; later pages leave it out. Ids that begin so
 * without their signs are looked up where nothing else is found.
 */
// sql: the pieces are constants of ours
const search = (table: AddressTable, more = '') => `
  with unsigned as materialized (
    select ${table}_id::text as id, sort_name from ${table}
     where company_id = :companyId and not exists (select from find_addresses('${table}', :typed, :starts, 1)) and :key <> ''
       and code_key > :key and code_key < :key || chr(1114111)),
  found as (
    select ${table}_id::text as id, 0 as rank from ${table}
     where company_id = :companyId and code_key = :key and :key <> '' and :rank < 0
     union all
    select id, rank from find_addresses('${table}', :typed, :starts, :limit, greatest(:rank, 1), :sortName, :id)
     where bare_code(id) <> :key
     union all
    (select id, 2 from unsigned where :rank < 2 or (sort_name, id) > (:sortName, :id) order by sort_name, id limit :limit))
  select ${columns(table, more)}, found.rank
    from found join ${table} one on one.company_id = :companyId and one.${table}_id = found.id
   order by found.rank, one.sort_name, one.${table}_id limit :limit`;

const OF_CUSTOMER = `, one.lock_status, ${creditUsedBy('one')} > one.credit_limit as over_credit`;
const OF_VENDOR = ', one.lock_status';

const selectCustomers = statement<Browse, Row<typeof contract.listCustomers>>(browse('customer', OF_CUSTOMER));
const searchCustomers = statement<Search, Row<typeof contract.listCustomers>>(search('customer', OF_CUSTOMER), {
  neverNull: ['rank'],
});
const selectVendors = statement<Browse, Row<typeof contract.listVendors>>(browse('vendor', OF_VENDOR));
const searchVendors = statement<Search, Row<typeof contract.listVendors>>(search('vendor', OF_VENDOR), {
  neverNull: ['rank'],
});
const selectDepartments = statement<Browse, Row<typeof contract.listDepartments>>(browse('department'));
const searchDepartments = statement<Search, Row<typeof contract.listDepartments>>(search('department'), {
  neverNull: ['rank'],
});

/** Each word is a look-up at another place of the index; nobody types more. */
const STARTS_AT_MOST = 4;

/** The typed words as the beginnings of sort names. */
export const startsOf = (typed: string) =>
  [...new Set(typed.split(/\s+/).map(sortNameOf))].filter((start) => start !== '~').slice(0, STARTS_AT_MOST);

const letterOf = (sortName: string) => (sortName.startsWith('~') ? '#' : sortName.charAt(0).toUpperCase());

/** One address book in the order of the names, or the addresses that a search finds in it. */
const listOf = <C extends ListCall>(call: C, select: Statement<Browse, Row<C>>, searching: Statement<Search, Row<C>>) =>
  page<C, Row<C>>(call, {
    statement: (companyId, input) => {
      const { q = '', letter, cursor, limit } = (input as CallParsed<ListCall>).query;
      const start = letter ? startOf(letter) : '';
      const [rank, ...after] = decodeCursor(cursor, Key) ?? [-1, start, ''];
      const [sortName, id] = rank === EXACT ? [start, ''] : after;
      const typed = q.trim();
      if (typed === '') return select({ companyId, sortName, id, limit: limit + 1 });
      // Two more: the address whose id was typed is found once more among the others.
      const asked = { typed, key: bareCode(typed), starts: startsOf(typed) };
      return searching({ ...asked, companyId, sortName, id, limit: limit + 2, rank });
    },
    reply: (rows, input) => {
      const { limit } = (input as CallParsed<ListCall>).query;
      const addresses = rows.map((row) => ({ ...row, letter: letterOf(row.sortName) }));
      return pageFrom(addresses, limit, ({ rank, sortName, id }) => [rank, sortName, id]) as CallReply<C>;
    },
  });

export const listCustomers = listOf(contract.listCustomers, selectCustomers, searchCustomers);
export const listVendors = listOf(contract.listVendors, selectVendors, searchVendors);
export const listDepartments = listOf(contract.listDepartments, selectDepartments, searchDepartments);

const starts = LETTERS.map(startOf);
/** The next character: every name that begins with the letter is below it. */
const ends = starts.map((start) => String.fromCharCode(start.charCodeAt(0) + 1));

/** One look-up of the index for each letter, so the cost does not grow with the book. */
const lettersOf = (call: LettersCall, table: AddressTable) => {
  // sql: the piece is one of three constants
  const selectLetters = statement<LettersAsked, { letter: string }>(
    `select letter from unnest(:letters::text[], :starts::text[], :ends::text[]) as asked (letter, start, until)
      where exists (select from ${table} one where one.company_id = :companyId
                       and one.sort_name >= asked.start collate "C" and one.sort_name < asked.until collate "C")`,
    { neverNull: ['letter'] },
  );
  return page<LettersCall, { letter: string }>(call, {
    statement: (companyId) => selectLetters({ companyId, letters: LETTERS, starts, ends }),
    reply: (rows) => {
      const found = new Set(rows.map(({ letter }) => letter));
      return { letters: LETTERS.filter((letter) => found.has(letter)) };
    },
  });
};

export const listCustomerLetters = lettersOf(contract.listCustomerLetters, 'customer');
export const listVendorLetters = lettersOf(contract.listVendorLetters, 'vendor');
export const listDepartmentLetters = lettersOf(contract.listDepartmentLetters, 'department');
