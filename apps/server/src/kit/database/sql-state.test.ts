import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { binary } from '../embedded/binaries.ts';
import { refusalOfDatabase, troubleOf } from './sql-state.ts';

/** Every SQLSTATE that this PostgreSQL knows, from the list that comes with it. */
const list = readFileSync(join(dirname(binary('postgres')), '..', 'share', 'postgresql', 'errcodes.txt'), 'utf8');
const states = [...new Set([...list.matchAll(/^([0-9A-Z]{5})\s/gm)].map(([, state]) => state as string))].toSorted();

it('knows every class of the database', () => {
  expect(states.length).toBeGreaterThan(200);
  expect(states.filter((state) => troubleOf(state) === undefined)).toEqual([]);
});

it('tells each error as what it is: those of the moment are not bugs, all others are', () => {
  const told = states.flatMap((state) => {
    const { refusal, again, closes } = troubleOf(state) ?? {};
    return refusal || again || closes
      ? [`${state} ${refusal ?? 'bug'}${again ? ', again' : ''}${closes ? ', closes' : ''}`]
      : [];
  });
  expect(told).toEqual([
    '08000 SERVER_BUSY, closes',
    '08001 SERVER_BUSY, closes',
    '08003 SERVER_BUSY, closes',
    '08004 SERVER_BUSY, closes',
    '08006 SERVER_BUSY, closes',
    '08007 SERVER_BUSY, closes',
    '08P01 SERVER_BUSY, closes',
    '25006 SERVER_BUSY, again, closes',
    '25P03 SERVER_BUSY, again, closes',
    '25P04 SERVER_BUSY, closes',
    '26000 bug, again, closes',
    '28000 SERVER_BUSY, closes',
    '28P01 SERVER_BUSY, closes',
    '3D000 SERVER_BUSY, closes',
    '40000 SERVER_BUSY',
    '40001 SERVER_BUSY, again',
    '40002 SERVER_BUSY',
    '40003 SERVER_BUSY',
    '40P01 SERVER_BUSY, again',
    '53000 SERVER_BUSY',
    '53100 DATABASE_FULL',
    '53200 SERVER_BUSY',
    '53300 SERVER_BUSY',
    '53400 SERVER_BUSY',
    '55P03 REQUEST_IN_PROGRESS',
    '57000 SERVER_BUSY, closes',
    '57014 SERVER_BUSY',
    '57P01 SERVER_BUSY, closes',
    '57P02 SERVER_BUSY, closes',
    '57P03 SERVER_BUSY, closes',
    '57P04 SERVER_BUSY, closes',
    '57P05 SERVER_BUSY, closes',
  ]);
});

it.each([
  ['ECONNREFUSED', 'SERVER_BUSY'],
  ['EPIPE', 'SERVER_BUSY'],
  ['ETIMEDOUT', 'SERVER_BUSY'],
  ['ENOENT', undefined],
  ['ERR_INVALID_ARG_TYPE', undefined],
])('tells the error %s of a socket as %s', (code, refusal) => {
  expect(refusalOfDatabase(Object.assign(new Error('x'), { code }))).toBe(refusal);
});
