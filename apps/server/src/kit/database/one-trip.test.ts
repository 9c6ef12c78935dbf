import { afterAll, expect, it } from 'vitest';
import { PATIENT_MS } from '../../testing/patience.ts';
import { plainQuery } from '../../testing/plain-query.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { sha256 } from '../crypto/keys.ts';
import { selectSession } from '../sessions/open-session.ts';
import { createDatabase } from './database.ts';
import { createPool } from './pool.ts';

const erp = await startTestApp();
const [own, other] = [await erp.company(), await erp.company()];
await erp.user(own.companyId, { userName: 'mine' });
await erp.user(other.companyId, { userName: 'theirs' });

const pool = createPool(erp.appUrl, { max: 1, waitMs: PATIENT_MS, onError: () => {} });
const database = createDatabase(pool);
afterAll(() => database.close());

const enter = (companyId: number) => plainQuery(`select set_config('app.company_id', $1, true)`, [String(companyId)]);
// sql: forgets its filter on purpose
const people = plainQuery('select user_name from app_user');
const namesIn = async (companyId: number) =>
  (await database.readTogether(enter(companyId), people)).map((rows) => rows.map((row) => Object.values(row)[0]));

it('answers both statements, the first time and from then on in one trip, under one company at a time', async () => {
  for (let time = 0; time < 4; time += 1) {
    expect(await namesIn(own.companyId)).toEqual([[String(own.companyId)], ['mine']]);
    expect(await namesIn(other.companyId)).toEqual([[String(other.companyId)], ['theirs']]);
  }
});

it('reads values as every other query does', async () => {
  const values =
    plainQuery(`select null as nothing, 12.50::numeric(9,2) as money, 9007199254740991 as large, date '2026-02-28' as day,
    timestamptz '2026-02-28 12:00:00.123456+01' as moment, array['a', 'b'] as plain, array[]::text[] as none,
    array['x,"y"', '{z}', null, 'NULL', '\\'] as quoted, array[['a'], ['b']] as deep, jsonb '{"a": [1]}' as json, true as yes`);
  const row = {
    nothing: null,
    money: '12.50',
    large: 9007199254740991,
    day: '2026-02-28',
    moment: '2026-02-28T11:00:00.123456Z',
    plain: ['a', 'b'],
    none: [],
    quoted: ['x,"y"', '{z}', null, 'NULL', '\\'],
    deep: [['a'], ['b']],
    json: { a: [1] },
    yes: true,
  };
  for (let time = 0; time < 3; time += 1)
    expect(await database.readTogether(enter(own.companyId), values)).toEqual([expect.anything(), [row]]);
});

it('leaves no company behind on the connection', async () => {
  await namesIn(own.companyId);
  expect(await database.outside.all(people)).toEqual([]);
  expect(await database.readTogether(plainQuery('select 1 as one'), people)).toEqual([[{ one: 1 }], []]);
});

it('fails as one and leaves the connection usable', async () => {
  const fail = plainQuery('select 1 / $1::int as one', [0]);
  const [firstTime, inOneTrip] = [database.readTogether(fail, people), database.readTogether(people, fail)];
  await expect(firstTime).rejects.toMatchObject({ code: '22012' });
  await expect(inOneTrip).rejects.toMatchObject({ code: '22012' });
  await expect(database.readTogether(enter(own.companyId), fail)).rejects.toMatchObject({ code: '22012' });
  expect(await namesIn(own.companyId)).toEqual([[String(own.companyId)], ['mine']]);
});

it('keeps answers apart when many ask at once over one connection', async () => {
  const asked = Array.from({ length: 60 }, (_, at) => (at % 2 ? own : other).companyId);
  const answers = await Promise.all(asked.map(namesIn));
  expect(answers.map(([, names]) => names)).toEqual(
    asked.map((companyId) => [companyId === own.companyId ? 'mine' : 'theirs']),
  );
});

it('shows nothing behind a token that does not hold, even of the company it claims', async () => {
  const forged = selectSession({ companyId: own.companyId, hash: Buffer.alloc(32), address: '127.0.0.1' });
  for (let time = 0; time < 3; time += 1) expect(await database.readTogether(forged, people)).toEqual([[], []]);

  const browser = await erp.signIn(own.companyCode, 'mine');
  const held = selectSession({ companyId: own.companyId, hash: sha256(String(browser.token)), address: '127.0.0.1' });
  expect((await database.readTogether(held, people))[1]).toEqual([{ userName: 'mine' }]);
  await browser.post('/logout');
  expect(await database.readTogether(held, people)).toEqual([
    [expect.objectContaining({ refusal: 'ALREADY_LOGOUT' })],
    [],
  ]);
});
