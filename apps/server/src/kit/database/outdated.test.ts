import { expect, it } from 'vitest';
import { PATIENT_MS } from '../../testing/patience.ts';
import { plainQuery } from '../../testing/plain-query.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from './database.ts';
import { createPool } from './pool.ts';

/** A newer server migrates while this one still serves: what its connections have prepared fits the tables no more. */
it('reads and writes on when a table changes under its prepared statements', async () => {
  const { appUrl, owner } = await createTestDatabase();
  await owner.query('create table thing (size integer); insert into thing values (7)');
  await owner.query('grant all on thing to public');
  const database = createDatabase(createPool(appUrl, { max: 6, waitMs: PATIENT_MS, onError: () => {} }));
  const things = plainQuery('select * from thing');
  const ways = [
    async () => (await database.readTogether(plainQuery('select 1 as one'), things))[1],
    () => database.outside.all(things),
    () => database.asCompany(1, (tx) => tx.all(things)),
    () => database.asCompany(1, (tx) => tx.all(plainQuery('update thing set size = size returning *'))),
  ];
  const asked = Array.from({ length: 6 }, () => ways).flat();
  const everywhere = () => Promise.all(asked.map((ask) => ask()));
  const expected = (row: object) => asked.map(() => [row]);
  for (let time = 0; time < 3; time += 1) expect(await everywhere()).toEqual(expected({ size: 7 }));
  await owner.query(`alter table thing alter column size type text, add column colour text default 'red'`);
  for (let time = 0; time < 3; time += 1) expect(await everywhere()).toEqual(expected({ size: '7', colour: 'red' }));
  await database.close();
});
