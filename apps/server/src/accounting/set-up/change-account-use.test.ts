import type { AccountOfUse } from '@gemba/contract/accounting/set-up/account-use';
import { describe, expect, it } from 'vitest';
import { describeReasonedChange } from '../../testing/reasoned-change.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;

const usesOf = async (room: Room) =>
  (await room.get<{ uses: AccountOfUse[]; accounts: { accountNumber: string }[] }>('/accounting/accountUses')).data;
const setUpOf = async (room: Room, wanted: string) => (await usesOf(room)).uses.find(({ use }) => use === wanted);
const addAccounts = async (room: Room) => {
  for (const [account_number, kind, statement_line] of [
    ['9001', 'EXPENSE', 'OPERATING_EXPENSE'],
    ['9002', 'EXPENSE', 'OPERATING_EXPENSE'],
    ['1320', 'ASSET', 'INVENTORY'],
  ] as const)
    await room.insert('account', { account_number, account_name: `Account ${account_number}`, kind, statement_line });
};

describeReasonedChange(erp, 'choosing the account of a use', {
  method: 'PUT',
  path: '/accounting/accountUses/FREIGHT_PAID',
  missing: ['/accounting/accountUses/NONE', 'CODE_NOT_EXIST'],
  roles: ['ACCOUNTING_INFO'],
  change: { accountNumber: '9001' },
  other: { accountNumber: '9002' },
  bad: [{ accountNumber: '' }, { accountNumber: null }, { was: 5 }],
  audited: { kind: 'accountUse', subject: 'FREIGHT_PAID', changes: [{ field: 'accountNumber', after: '9001' }] },
  seen: async (room) => ({ was: (await setUpOf(room, 'FREIGHT_PAID'))?.accountNumber ?? null }),
  prepare: addAccounts,
});

describe('the account of a use', () => {
  it('that is missing stops a posting; once it is chosen the posting goes through', async () => {
    const room = await openStockRoom(erp);
    await room.opening('BOLT', 'A-01', '10');
    const soNumber = await room.salesOrder([{ quantity: '3' }]);
    const ship = () => {
      const items = [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }];
      return room.post(`/shipping/salesOrders/${soNumber}`, { items, shipNow: true });
    };
    await room.ask(`delete from account_use where company_id = $1 and use = 'COST_OF_GOODS_SOLD'`);
    expect(await ship()).toMatchObject({ msgCode: 'ACCOUNT_NOT_SET_UP', data: { use: 'COST_OF_GOODS_SOLD' } });
    expect(await setUpOf(room, 'COST_OF_GOODS_SOLD')).toMatchObject({ accountNumber: null, settled: false });
    const chosen = await room.put('/accounting/accountUses/COST_OF_GOODS_SOLD', {
      accountNumber: '5000',
      was: null,
      reason: 'Forgotten at the start',
    });
    expect(chosen).toMatchObject({ success: true, data: { accountNumber: '5000' } });
    expect(await ship()).toMatchObject({ success: true });
  });

  it('that is compared with stock keeps it once it has entries, and takes no account that has some', async () => {
    const room = await openStockRoom(erp);
    await addAccounts(room);
    await room.opening('BOLT', 'A-01', '10');
    const inventory = await setUpOf(room, 'INVENTORY');
    expect(inventory).toMatchObject({ settled: true });
    const change = (use: string, accountNumber: string, was: string | null | undefined) =>
      room.put(`/accounting/accountUses/${use}`, { accountNumber, was, reason: 'Another chart' });
    expect(await change('INVENTORY', '1320', inventory?.accountNumber)).toMatchObject({
      code: 409,
      msgCode: 'ACCOUNT_HAS_ENTRIES',
      data: { accountNumber: inventory?.accountNumber },
    });
    const wip = await setUpOf(room, 'WIP');
    expect(await change('WIP', inventory?.accountNumber as string, wip?.accountNumber)).toMatchObject({
      msgCode: 'ACCOUNT_HAS_ENTRIES',
      data: { accountNumber: inventory?.accountNumber },
    });
    expect(await change('WIP', '1320', wip?.accountNumber)).toMatchObject({ success: true });
  });

  it('stands in a line of the statements that the use needs, and serves no other use where it is compared', async () => {
    const room = await openStockRoom(erp);
    const change = async (use: string, accountNumber: string) =>
      room.put(`/accounting/accountUses/${use}`, {
        accountNumber,
        was: (await setUpOf(room, use))?.accountNumber ?? null,
        reason: 'Another chart',
      });
    for (const [use, accountNumber] of [
      ['RECEIVABLE', '4000'],
      ['REVENUE', '1200'],
      ['OPENING', '1300'],
    ] as const)
      expect(await change(use, accountNumber)).toMatchObject({
        code: 409,
        msgCode: 'ACCOUNT_NOT_FOR_USE',
        data: { accountNumber, field: 'accountNumber' },
      });
    expect(await change('WIP', '1300')).toMatchObject({ msgCode: 'ACCOUNT_HAS_OTHER_USE', data: { use: 'INVENTORY' } });
    expect(await change('TAX_PAID', '1100')).toMatchObject({ msgCode: 'ACCOUNT_HAS_OTHER_USE' });
    expect(await change('FREIGHT_PAID', '6200')).toMatchObject({ success: true });
  });

  it('is one of the accounts of the company that are in use', async () => {
    const room = await openStockRoom(erp);
    await addAccounts(room);
    await room.ask(`update account set active = false where company_id = $1 and account_number = '9002'`);
    const { uses, accounts } = await usesOf(room);
    expect(uses).toHaveLength(19);
    expect(accounts.map(({ accountNumber }) => accountNumber)).not.toContain('9002');
    const was = uses.find(({ use }) => use === 'EXPENSE')?.accountNumber ?? null;
    for (const accountNumber of ['9002', '404'])
      expect(
        await room.put('/accounting/accountUses/EXPENSE', { accountNumber, was, reason: 'Why not' }),
      ).toMatchObject({ code: 404, msgCode: 'CODE_NOT_EXIST', data: { field: 'accountNumber' } });
  });
});
