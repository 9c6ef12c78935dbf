import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, describe as group, it } from 'vitest';
import { startEmbeddedPostgres } from '../../apps/server/src/kit/embedded/embedded-postgres.ts';
import { readCatalogue } from './catalogue.ts';
import { describe } from './describe.ts';

const folder = mkdtempSync(join(tmpdir(), 'gemba-nullability-'));
const postgres = await startEmbeddedPostgres(folder, { settings: ['fsync=off'] });
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
await database.query(`
  create table part (part_id integer primary key, name text not null, note text);
  create table stock (part_id integer primary key, on_hand numeric not null, place text);
  create function named(text) returns text language sql as 'select $1'`);
const catalogue = await readCatalogue(database);

afterAll(async () => {
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The names of the columns, with a question mark where they may be null. Only the second parameter may be. */
const columnsOf = async (text: string) => {
  const { columns } = await describe(database, catalogue, text, (index) => index === 1);
  return columns.map(({ name, nullable }) => `${name}${nullable ? '?' : ''}`).join(' ');
};

group('proves that a column holds a value', () => {
  it.each([
    ['select part_id, name, note from part', 'part_id name note?'],
    ['select name, on_hand from part join stock using (part_id)', 'name on_hand'],
    ['select name, on_hand from part left join stock using (part_id)', 'name on_hand?'],
    ['select part_id, name, on_hand from stock right join part using (part_id)', 'part_id name on_hand?'],
    ['select name, on_hand from part full join stock using (part_id)', 'name? on_hand?'],
    ['select p.* from stock left join (select name, note from part where note > name) p on true', 'name? note?'],
    ['select on_hand from part left join stock using (part_id) where on_hand > 0', 'on_hand'],
    ['select note from part where note is not null and part_id > 1', 'note'],
    ['select note from part where note is not null or part_id > 1', 'note?'],
    ['select place from part left join stock on stock.part_id = part.part_id and place > name', 'place?'],
    ['select note from part where note = any ($1::text[])', 'note'],
  ])('%s', async (text, expected) => {
    expect(await columnsOf(text)).toBe(expected);
  });
});

group('proves that an expression gives a value', () => {
  it.each([
    [`'a'`, 'x'],
    ['null::text', 'x?'],
    ['$1::text', 'x'],
    ['coalesce($2::text, $1::text)', 'x'],
    ['$2::text || $1::text', 'x?'],
    ['coalesce(note, name)', 'x'],
    ['coalesce(note, null)', 'x?'],
    ['name || part_id', 'x'],
    ['name || note', 'x?'],
    ['upper(name)::varchar', 'x'],
    ['named(name)', 'x?'],
    [`jsonb_build_object('a', note)`, 'x'],
    [`jsonb_build_object('a', name) ->> 'a'`, 'x?'],
    ['nullif(name, name)', 'x?'],
    [`case when note > '' then name else 'b' end`, 'x'],
    [`case when note > '' then name end`, 'x?'],
    ['greatest(note, name)', 'x'],
    ['note is null and part_id > 1', 'x'],
    ['note > name', 'x?'],
    ['note is distinct from name', 'x'],
    ['exists (select from stock)', 'x'],
    ['array (select place from stock)', 'x'],
    ['(select on_hand from stock limit 1)', 'x?'],
    ['(select count(*) from stock)', 'x'],
    ['(select max(on_hand) from stock)', 'x?'],
    ['(select coalesce(max(on_hand), 0) from stock)', 'x'],
    ['part_id in (select part_id from stock)', 'x'],
    ['name in (select place from stock)', 'x?'],
    ['row_number() over (order by name)', 'x'],
    ['lag(name) over (order by name)', 'x?'],
    ['max(name) over (order by name)', 'x'],
  ])('%s', async (expression, expected) => {
    expect(await columnsOf(`select ${expression} as x from part`)).toBe(expected);
  });
});

group('follows a column through the statement', () => {
  it.each([
    ['select max(name) as x from part', 'x?'],
    ['select max(name) as x, max(note) as y from part group by part_id', 'x y?'],
    ['select note, name, count(*) as n from part group by name, note', 'note? name n'],
    ['select name from part union all select note from part', 'name?'],
    ['select name from part union all select place || $1 from stock where place is not null', 'name'],
    ['with one as (select name, note from part) select * from one', 'name note?'],
    ['with recursive n (i, s) as (select 1, $1::text union all select i + 1, s from n) select i, s from n', 'i s'],
    ['with recursive n (s) as (select $1::text union all select note from n, part) select s from n', 's?'],
    ['with recursive n (a, b) as (select null::int, 1 union all select 1, a from n) select a, b from n', 'a? b?'],
    ['select one.* from part cross join lateral (select name as a, note as b) as one', 'a b?'],
    ['select x, place from unnest($1::text[]) with ordinality as given (x, place)', 'x place'],
    [`select a, b from (values ('a', 1), ('b', null)) as given (a, b)`, 'a b?'],
    [`select a from jsonb_to_recordset('[]') as given (a text)`, 'a?'],
    ['insert into part (part_id, name) values (1, $1) returning part_id, note', 'part_id note?'],
    ['update part set note = $1 from stock where stock.part_id = part.part_id returning name, place', 'name place?'],
    ['with gone as (delete from part returning name, note) select name, note from gone', 'name note?'],
  ])('%s', async (text, expected) => {
    expect(await columnsOf(text)).toBe(expected);
  });
});

it('takes more parameters than a function has arguments, and keeps those apart that may be null', async () => {
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1);
  const text = `select ${numbers.map((number) => `$${number}::text as c${number}`).join(', ')}`;
  expect(await columnsOf(text)).toBe(numbers.map((number) => (number === 2 ? 'c2?' : `c${number}`)).join(' '));
});
