import { beforeEach, describe, expect, it } from 'vitest';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { asOfNow, exportFile } from './export-file.ts';
import { IMPORT_TABLES } from './tables/index.ts';
import { bringFile } from './testing/bring.ts';

/** A file does not change what the screens refuse to change. */
const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;
let room: Room;
beforeEach(async () => {
  room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '10');
});

const bring = (kind: string, text: string) =>
  bringFile(erp.owner, kind, text, { companyId: room.companyId, userId: room.userId });

describe('account uses', () => {
  const accountOf = async (use: string) =>
    (
      await room.ask<{ account: string }>(
        `select account_number as account from account_use where company_id = $1 and use = '${use}'`,
      )
    )[0]?.account;
  beforeEach(() =>
    room.insert('account', {
      account_number: '1320',
      account_name: 'Other',
      kind: 'ASSET',
      statement_line: 'INVENTORY',
    }),
  );

  it('keep an account with entries whose balance is compared, and take none that has entries', async () => {
    const file = 'use,accountNumber\nINVENTORY,1320\nFREIGHT_PAID,6200\n';
    expect(await bring('accountUses', file)).toMatchObject({
      added: 1,
      changed: 0,
      left: [
        '2 accountNumber: left as it is, because the account here has entries, and its balance is compared. Here 1300, in the file 1320.',
      ],
    });
    expect(await accountOf('INVENTORY')).toBe('1300');
    expect(await accountOf('FREIGHT_PAID')).toBe('6200');
    const { left } = await bring('accountUses', 'use,accountNumber\nWIP,1300\n');
    expect(left[0]).toContain('because the account in the file has entries');
    await room.ask(`delete from account_use where company_id = $1 and use = 'WIP'`);
    expect((await bring('accountUses', 'use,accountNumber\nWIP,1300\n')).left[0]).toContain('has entries');
    expect(await accountOf('WIP')).toBeUndefined();
    expect(await bring('accountUses', 'use,accountNumber\nWIP,1320\n')).toMatchObject({ added: 1, left: [] });
  });

  it('have an account of their line of the statements, and an account that is compared serves one', async () => {
    const bad = await bring('accountUses', 'use,accountNumber\nRECEIVABLE,4000\nREVENUE,1200\nEXPENSE,6200\n');
    expect(bad.told).toEqual([
      '2 accountNumber: Account 4000 is inactive, or stands in another line of the statements than this use needs.',
      '3 accountNumber: Account 1200 is inactive, or stands in another line of the statements than this use needs.',
    ]);
    const shared = await bring('accountUses', 'use,accountNumber\nTAX_PAID,1100\n');
    expect(shared.told).toEqual([
      '2 accountNumber: Account 1100 would have two uses; one whose balance is compared has only one.',
    ]);
    expect(await accountOf('TAX_PAID')).toBe('1200');
  });

  it('keep the line of their account, and the account', async () => {
    const { left } = await bring(
      'accounts',
      'accountNumber,statementLine,active\n4000,CASH,true\n6200,OPERATING_EXPENSE,no\n',
    );
    expect(left).toEqual([
      '2 statementLine: left as it is, because postings use the account for something of its line. Here REVENUE, in the file CASH.',
      '3 active: left as it is, because postings use the account: EXPENSE. Here true, in the file false.',
    ]);
  });
});

it('a location with goods keeps its purpose and stays active; an empty one is given up', async () => {
  const file = 'location,purpose,active\nA-01,STOCK,false\nA-02,QA,true\nA-03,STOCK,false\n';
  await room.opening('NUT', 'A-02', '5');
  expect(await bring('locations', file)).toMatchObject({
    changed: 1,
    left: [
      '2 active: left as it is, because there are goods at it. Here true, in the file false.',
      '3 purpose: left as it is, because there are goods at it. Here STOCK, in the file QA.',
    ],
  });
});

describe('users', () => {
  const administrator = async () => {
    const { userName } = await erp.user(room.companyId, { roles: ['COMPANY_ADMIN'] });
    return userName;
  };
  const count = async () =>
    (await room.ask<{ count: number }>('select count(*)::int as count from app_user where company_id = $1'))[0]
      ?.count ?? 0;

  it('keep one administrator who can sign in, whichever column of the file would take it away', async () => {
    await room.ask(`update app_user set roles = array_remove(roles, 'COMPANY_ADMIN') where company_id = $1`);
    const [first, second] = [await administrator(), await administrator()];
    const last = '2 roles: Nobody would administer the company any more. Give COMPANY_ADMIN to somebody else first.';
    const taken = `userName,roles\n${first},FIND_PART\n${second},FIND_PART\n`;
    expect(await bring('users', taken)).toMatchObject({ told: [last] });
    expect(await bring('users', `userName,roles\n${first},FIND_PART\n`)).toMatchObject({ changed: 1, told: [] });
    expect(await bring('users', `userName,expiresOn\n${second},2020-01-01\n`)).toMatchObject({ told: [last] });
    const given = `userName,roles\n${first},COMPANY_ADMIN\n${second},FIND_PART\n`;
    expect(await bring('users', given)).toMatchObject({ changed: 2, told: [] });
  });

  it('take no more seats than the licence has; keys take none', async () => {
    await room.insert('app_user', { user_name: 'key:1', display_name: 'Scale', is_machine: true });
    await room.ask('update licence set seats_allowed = $2 where company_id = $1', [await count()]);
    expect(await bring('users', 'userName,displayName\nfirst,First\n')).toMatchObject({ added: 1, told: [] });
    expect(await bring('users', 'userName,displayName\nfirst,Again\nsecond,Second\n')).toMatchObject({
      told: [
        expect.stringMatching(/^3 userName: The licence has \d+ seats, and with this file there would be more users/),
      ],
    });
    expect(await bring('users', 'userName,displayName\nfirst,Again\n')).toMatchObject({ changed: 1, told: [] });
  });

  it('are not named like keys, and no export has a key among them', async () => {
    await room.insert('app_user', { user_name: 'key:1', display_name: 'Scale', is_machine: true });
    const { told } = await bring('users', 'userName,displayName\nKey:1,Phantom\n');
    expect(told[0]).toContain('Key:1 is no such code');
    const pieces: string[] = [];
    await asOfNow(erp.owner, room.companyId, async () => {
      const users = IMPORT_TABLES.find(({ kind }) => kind === 'users') ?? expect.fail('no users');
      for await (const piece of exportFile(erp.owner, users, room.companyId)) pieces.push(piece);
    });
    expect(pieces.join('')).not.toContain('key:');
  });
});
