import { expect, test } from 'vitest';
import { sql } from './sql.ts';

const shown = (made: { toQuery(): { text: string; values: unknown[] } }) => {
  const { text, values } = made.toQuery();
  return { text, values };
};

test('values become parameters in the order in which they stand, however deep', () => {
  const [inner, conditions] = [sql`b = ${2}`, [sql`a = ${'1; drop table part'}`, sql`c = any(${['x', 'y']})`]];
  expect(shown(sql`select ${0} where ${sql.all(conditions)} and ${inner} and ${inner}`)).toEqual({
    text: 'select $1 where a = $2 and c = any($3) and b = $4 and b = $5',
    values: [0, '1; drop table part', ['x', 'y'], 2, 2],
  });
});

test('names are quoted, numbers may be written out, lists may be empty', () => {
  expect(shown(sql`select ${sql.join([sql.id('a'), sql.id('b"c')])} limit ${sql.lit(7)}${sql.join([])}`)).toEqual({
    text: 'select "a", "b""c" limit 7',
    values: [],
  });
  expect(shown(sql.union([sql`select ${1}`, sql`select ${2}`])).text).toBe('(select $1) union all (select $2)');
});

test('the same pieces with other values are the same prepared statement', () => {
  const of = (value: unknown) => sql`select ${value}`.toQuery();
  expect(of(1).name).toBe(of('other').name);
  expect(of(1).name).not.toBe(sql`select ${1}, 2`.toQuery().name);
});
