import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Tx } from './database.ts';
import { createPool } from './pool.ts';

const { appUrl } = await createTestDatabase();
const database = createDatabase(createPool(appUrl, { max: 1, onError: () => {} }));
afterAll(() => database.close());

/** As operations do: one thing is deeper inside than another, and both travel together. */
const deep = async (tx: Tx, text: string) => {
  const [[rows]] = await Promise.all([Promise.all([tx.query(text)])]);
  return rows;
};

it('tells why statements that travelled together failed, not that the others failed with it', async () => {
  const work = (tx: Tx) => Promise.all([deep(tx, 'select 1 / 0'), tx.query('select 1'), tx.query('select 2')]);
  await expect(database.asCompany(1, work)).rejects.toMatchObject({ code: '22012' });
});

it('tries again what met a deadlock among statements that travelled together', async () => {
  let attempts = 0;
  const fail = `do $$ begin raise exception 'crosswise' using errcode = '40P01'; end $$`;
  const work = (tx: Tx) => {
    attempts += 1;
    return Promise.all([deep(tx, attempts === 1 ? fail : 'select 1'), tx.query('select 2 as two')]);
  };
  expect((await database.asCompany(1, work))[1]).toEqual([{ two: 2 }]);
  expect(attempts).toBe(2);
});
