import type { LocationRow } from '@gemba/contract/inventory/find-locations';
import type { ProformaReceiverRow } from '@gemba/contract/receiving/proforma/proforma-receiver';
import type {
  ReceivablePurchaseOrder,
  ReceivablePurchaseOrderRow,
} from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import type { ReceiverRow } from '@gemba/contract/receiving/receivers/receiver';
import { beforeAll, describe, expect, it } from 'vitest';
import { onTheWay } from '../testing/moved-goods.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
const orders: Record<string, string> = {};

beforeAll(async () => {
  room = await openStockRoom(erp);
  const make = async (
    name: string,
    head: Record<string, string | null>,
    lines: Parameters<typeof room.purchaseOrder>[0] = [{}],
  ) => {
    orders[name] = await room.purchaseOrder(lines, head);
  };
  await make('early', { arrival_date: '2026-01-10' });
  await make('late', { arrival_date: '2026-03-10', status: 'PARTIAL' }, [{}, { part: 'GAUGE' }, { part: null }]);
  await make('never', { arrival_date: null });
  await make('held', { status: 'HOLD' });
  await make('waiting', { status: 'NOT_APPROVED' });
  await make('coming', { arrival_date: '2026-01-05' }, [{ quantity: '4' }]);
  await onTheWay(room, 'PR-1', [[orders['coming'] as string, 1, 'BOLT', '4']]);
  await room.ask(`update purchase_order_item set quantity_received = 0 where company_id = $1`);
  await room.ask(`update purchase_order set status = 'APPROVED' where company_id = $1 and status = 'PARTIAL'`);
});

type Page<Item> = { items: Item[]; nextCursor: string | null };
const pages = async <Item>(path: string, limit: number) => {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { data }: { data: Page<Item> } = await room.get<Page<Item>>(
      `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${more}`,
    );
    items.push(...data.items);
    cursor = data.nextCursor;
  }
  return items;
};

describe('orders that can be received', () => {
  it('come by the day they are due, those without a day last, and nothing that is held, waits or is on the way', async () => {
    const expected = ['early', 'late', 'never'].map((name) => orders[name]);
    for (const limit of [1, 2, 20])
      expect(
        (await pages<ReceivablePurchaseOrderRow>('/receiving/purchaseOrders', limit)).map(({ poNumber }) => poNumber),
      ).toEqual(expected);
  });

  it('are those of one vendor alone where it is named', async () => {
    const byVendor = (vendorId: string) =>
      pages<ReceivablePurchaseOrderRow>(`/receiving/purchaseOrders?vendorId=${vendorId}`, 1);
    const mine = (await room.get<Page<ReceivablePurchaseOrderRow>>('/receiving/purchaseOrders')).data.items[0]
      ?.vendorId;
    expect((await byVendor(mine ?? '')).map(({ poNumber }) => poNumber)).toEqual(
      ['early', 'late', 'never'].map((name) => orders[name]),
    );
    expect(await byVendor('NOBODY')).toEqual([]);
  });

  it('are found by their number or vendor, and an empty search says so', async () => {
    const found = async (q: string) =>
      (await room.get<Page<ReceivablePurchaseOrderRow>>(`/receiving/purchaseOrders?q=${q}`)).data.items;
    expect(
      (await found(orders['late'] as string)).map(({ poNumber, itemCount, openItemCount }) => [
        poNumber,
        itemCount,
        openItemCount,
      ]),
    ).toEqual([[orders['late'], 3, 3]]);
    expect(await found('kestrel')).toHaveLength(3);
    expect(await room.get('/receiving/purchaseOrders?q=nobody')).toMatchObject({ msgCode: 'NO_RECORDS_TO_RECEIVE' });
    expect(await room.get('/receiving/purchaseOrders?q=ab')).toMatchObject({ msgCode: 'SEARCH_TOO_SHORT' });
    expect(await room.get('/receiving/workOrders?q=nobody')).toMatchObject({ msgCode: 'NO_RECORDS_TO_RECEIVE' });
  });

  it('are told with all that the person who unloads them needs', async () => {
    await room.insert('employee', { employee_id: 'E-9', employee_name: 'Ada', department_id: 'ACC' });
    await room.insert('ecn', {
      ecn_number: 'ECN-1',
      title: 'New scale',
      old_change_order: 'A',
      new_change_order: 'B',
      engineer: 'E-9',
      originator: 'E-9',
      created_on: '2026-01-01',
      due_date: '2026-05-01',
    });
    await room.insert('ecn_part', { ecn_number: 'ECN-1', part_number: 'GAUGE', old_revision: 'A', new_revision: 'B' });
    await room.opening('BOLT', 'A-03', '5');
    await room.ask(`update part set default_location = 'TRANSIT' where company_id = $1 and part_number = 'GAUGE'`);
    const { data } = await room.get<ReceivablePurchaseOrder>(`/receiving/purchaseOrders/${orders['late']}`);
    expect(data).toMatchObject({
      shipTo: 'P2',
      vendorName: 'Kestrel Bearings',
      receiveNeedIr: true,
      openReceivers: [],
    });
    expect(data.items).toMatchObject([
      {
        part: 'BOLT',
        left: '100.0000',
        max: '100.0000',
        needsInspection: false,
        costIsZero: false,
        stock: { suggestedLocation: 'A-03', liesAt: [{ location: 'A-03', onHand: '5.0000' }] },
      },
      {
        part: 'GAUGE',
        needsInspection: true,
        stock: {
          suggestedLocation: 'A-01',
          inspectionLocation: 'QA-1',
          openEcns: [{ ecnNumber: 'ECN-1', newRevision: 'B', dueDate: '2026-05-01' }],
        },
      },
      { part: 'NA', stock: null },
    ]);
  });

  it.each([
    ['held', 'ORDER_IS_HOLD'],
    ['waiting', 'CAN_NOT_BE_RECEIVED'],
    ['coming', 'NO_ITEM_TO_RECEIVE'],
    ['nowhere', 'PO_NOT_EXIST'],
  ])('are refused one by one where they cannot be: %s is %s', async (name, msgCode) => {
    expect(await room.get(`/receiving/purchaseOrders/${orders[name] ?? '0'}`)).toMatchObject({ msgCode });
  });
});

describe('receivers', () => {
  it('are found by number, order, buyer, day, and those that are unpaid', async () => {
    const po = await room.purchaseOrder([{}], { buyer_code: 'B1' });
    const receive = async (receivedDate: string) =>
      (
        await room.post<ReceiverRow>(`/receiving/purchaseOrders/${po}`, {
          header: { receivedDate },
          items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }],
        })
      ).data.receiverNumber;
    const [first, second, third] = [
      await receive('2026-01-05'),
      await receive('2026-01-07'),
      await receive('2026-01-06'),
    ];
    await room.post(`/receivers/${third}/reverse`, { reason: 'Twice' });
    const found = async (query: string) =>
      (await pages<ReceiverRow>(`/receivers?${query}`, 1)).map(({ receiverNumber }) => receiverNumber);
    expect(await found('buyerCode=B1&to=2026-01-31')).toEqual([second, third, first]);
    expect(await found('unpaid=1')).toEqual([second, first]);
    expect(await found(`q=${po}&from=2026-01-06&to=2026-01-06`)).toEqual([third]);
    expect(await found(`q=${second}`)).toEqual([second]);
    expect(await found('buyerCode=B9')).toEqual([]);
    expect(await found('vendorId=V-1&to=2026-01-31')).toEqual([second, third, first]);
    expect(await found('vendorId=V-9')).toEqual([]);
    expect(await room.get('/receivers?from=2026-02-01&to=2026-01-01')).toMatchObject({
      msgCode: 'DATE_RANGE_REVERSED',
    });
    expect(await room.get('/receivers/0')).toMatchObject({ msgCode: 'RECEIVER_NOT_EXIST' });
  });
});

it('lists what is on the way, and what was', async () => {
  const found = async (query: string) =>
    (await pages<ProformaReceiverRow>(`/proformaReceivers?${query}`, 1)).map(({ prNumber }) => prNumber);
  expect([
    await found('status=open'),
    await found('status=closed'),
    await found('q=pr-1'),
    await found('q=kestrel'),
  ]).toEqual([['PR-1'], [], ['PR-1'], ['PR-1']]);
});

it('finds locations by their beginning, of a warehouse, and where a part lies', async () => {
  const found = async (query: string) =>
    (await pages<LocationRow>(`/locations?${query}`, 2)).map(({ location }) => location);
  expect(await found('q=a-0')).toEqual(['A-01', 'A-02', 'A-03', 'A-04']);
  expect(await found('warehouse=P1')).toEqual(['P1-01']);
  expect(await found('part=BOLT')).toEqual(['A-01', 'A-03']);
  expect(await found('q=OLD')).toEqual([]);
  const { data } = await room.get<Page<LocationRow>>('/locations?q=A-03&part=BOLT');
  expect(data.items).toMatchObject([{ free: false, onHand: '5.0000', warehouseName: 'Plant P2', purpose: 'STOCK' }]);
});

it('enters the account of a tax that has none, once', async () => {
  const enter = (taxCode: string, accountNumber: string) =>
    room.browser.send(`/app/taxRates/${taxCode}/account`, { method: 'PUT', body: { accountNumber } });
  expect(await enter('NEW', '4000')).toMatchObject({ msgCode: 'CODE_NOT_EXIST', data: { field: 'accountNumber' } });
  expect(await enter('NONE', '1200')).toMatchObject({ msgCode: 'CODE_NOT_EXIST', data: { field: 'taxCode' } });
  expect(await enter('NEW', '1200')).toMatchObject({ success: true });
  expect(await enter('NEW', '2100')).toMatchObject({ msgCode: 'TAX_ACCOUNT_EXISTS' });
  expect((await room.get<{ accounts: unknown[] }>('/taxRates/accounts')).data.accounts).toContainEqual({
    accountNumber: '1200',
    accountName: 'TAX_PAID',
  });
});
