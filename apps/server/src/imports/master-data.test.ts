import { expect, test } from 'vitest';
import { verifyPassword } from '../kit/crypto/passwords.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { IMPORT_TABLES } from './tables/index.ts';
import { bringFile, exampleOf } from './testing/bring.ts';

const { owner } = await createTestDatabase();
const { rows: added } = await owner.query<{ id: number }>(
  `insert into company (company_code, company_name) values ('MASTER', 'Imported') returning company_id as id`,
);
const companyId = added[0]?.id ?? 0;

const bring = (kind: string, text: string) => bringFile(owner, kind, text, { companyId });
const ask = async (sql: string) => (await owner.query(sql, [companyId])).rows;

for (const table of IMPORT_TABLES.slice(
  0,
  IMPORT_TABLES.findIndex(({ kind }) => kind === 'boms'),
))
  await bring(table.kind, exampleOf(table.kind));

test('a user comes with roles and without a password: no password is right', async () => {
  await bring('users', 'userName,displayName,roles\njlee,Jo Lee,FIND_PART FIND_INVENTORY\n');
  const [user] = await ask(
    `select roles, password_hash as hash from app_user where company_id = $1 and user_name = 'jlee'`,
  );
  expect(user.roles).toEqual(['FIND_INVENTORY', 'FIND_PART']);
  expect(await verifyPassword(user.hash, '')).toBe(false);
  const again = 'userName,displayName,roles\nJLEE,Jo Lee,FIND_INVENTORY FIND_PART\n';
  expect(await bring('users', again)).toMatchObject({ same: 1, told: [] });
  await bring('users', 'userName,displayName\nJLEE,Jo B. Lee\n');
  expect(
    await ask(`select user_name, password_hash as hash from app_user where company_id = $1 and user_name ilike 'jlee'`),
  ).toEqual([{ user_name: 'jlee', hash: user.hash }]);
});

test('an authority of somebody whom nobody knows is told', async () => {
  const { told } = await bring('approvalAuthorities', 'userName,kind,limitAmount\nnobody,po,1\n');
  expect(told).toEqual(['2 userName: There is no user nobody.']);
});

test('alarm types come as a tree, whatever their order in the file', async () => {
  const file = `parent,typeName,level
Quality - Casting,Pores,2
,Quality,1
Quality,Casting,1
`;
  expect(await bring('alarmTypes', file)).toMatchObject({ rows: 3, told: [] });
  expect(await bring('alarmTypes', file)).toMatchObject({ same: 3, told: [] });
  expect(
    await ask(
      `select array_to_string(alarm_type_path($1, type_id), '/') as path, level from alarm_type
        where company_id = $1 and type_name in ('Quality', 'Casting', 'Pores') order by 1`,
    ),
  ).toEqual([
    { path: 'Quality', level: 1 },
    { path: 'Quality/Casting', level: 1 },
    { path: 'Quality/Casting/Pores', level: 2 },
  ]);
  expect((await bring('alarmTypes', 'parent,typeName\nNowhere,Pores\n')).told).toEqual([
    '2 parent: There is no alarm type Nowhere.',
  ]);
});

test('a BOM and a routing are of a revision that the part has, or had', async () => {
  const own = 'partNumber,description,partType,revision\nREV-1,Bracket,MAKE,B\n';
  await bring('parts', own);
  await bring('partRevisions', 'partNumber,revision,effectiveDate\nREV-1,A,2025-01-01\n');
  const told = (line: number) =>
    `${line} revision: Part REV-1 has no revision Z. It has A, B. Import partRevisions first, or write one of these.`;
  const boms = 'partNumber,revision\nREV-1,A\nREV-1,Z\nREV-0,Z\n';
  expect((await bring('boms', boms)).told).toEqual([told(3), '4 partNumber: There is no part REV-0.']);
  const routings = 'partNumber,revision,sequence,wc,description\nREV-1,Z,10,ASSY-1,Bend\nREV-1,B,10,ASSY-1,Bend\n';
  expect((await bring('routings', routings)).told).toEqual([told(2)]);
  expect(await bring('boms', 'partNumber,revision\nREV-1,A\nREV-1,B\n')).toMatchObject({ added: 2, told: [] });
  expect(await bring('routings', routings.replace('Z', 'A'))).toMatchObject({ added: 2, told: [] });
});

test('a part is never its own component, not over several levels either', async () => {
  await bring('parts', 'partNumber,description,partType\nSUB-1,Sub,MAKE\nTOP-1,Top,MAKE\n');
  await bring('boms', 'partNumber,revision\nSUB-1,A\nTOP-1,A\n');
  await bring('bomItems', 'partNumber,revision,itemNumber,componentNumber,quantity\nTOP-1,A,1,SUB-1,1\n');
  const round = 'partNumber,revision,itemNumber,componentNumber,quantity\nSUB-1,A,1,BRG-6204,1\nSUB-1,A,2,TOP-1,1\n';
  expect((await bring('bomItems', round)).told).toEqual(['3 componentNumber: SUB-1 would contain itself.']);
  const own = 'partNumber,revision,itemNumber,componentNumber,quantity\nSUB-1,A,1,SUB-1,1\n';
  expect((await bring('bomItems', own)).told).toEqual(['2 componentNumber: SUB-1 would contain itself.']);
  expect(await ask(`select from bom_item where company_id = $1 and part_number = 'SUB-1'`)).toEqual([]);
});

test('a closed engineering change stays as it is', async () => {
  await bring('ecns', exampleOf('ecns'));
  await bring('ecns', 'ecnNumber,status,closedOn\n2291,CLOSED,2026-02-01\n');
  const reopened = await bring('ecns', 'ecnNumber,status\n2291,OPEN\n');
  expect(reopened.left).toEqual([
    '2 status: left as it is, because the change is closed. Here CLOSED, in the file OPEN.',
  ]);
});
