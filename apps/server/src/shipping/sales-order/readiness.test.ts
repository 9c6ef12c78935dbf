import type { CallReply } from '@gemba/contract/kit/call';
import type { getShippingReadiness } from '@gemba/contract/shipping/sales-order/get-shipping-readiness';
import type { ShippableSalesOrderRow } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import type { OrderLine } from '../../testing/stock-orders.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openShippingRoom, type ShippingRoom, take } from '../testing/shipping-room.ts';

const erp = await startTestApp();

const rowOf = async (room: ShippingRoom, soNumber: string) =>
  (await everyRow<ShippableSalesOrderRow>(room.browser, `/shipping/salesOrders?q=${soNumber}`))[0];

const numbersOf = async (room: ShippingRoom, query: string, limit = 100) =>
  (await everyRow<ShippableSalesOrderRow>(room.browser, `/shipping/salesOrders?${query}`, limit)).map(
    ({ soNumber }) => soNumber,
  );

const openRoomWith = async (lines: readonly OrderLine[], ...stock: readonly Parameters<ShippingRoom['opening']>[]) => {
  const room = await openShippingRoom(erp);
  for (const opening of stock) await room.opening(...opening);
  const soNumber = await room.salesOrder(lines);
  return { room, soNumber, read: () => rowOf(room, soNumber) };
};

describe('the readiness of an order', () => {
  it('is none without stock, part with some of it and ready with all of it', async () => {
    const { room, read } = await openRoomWith([{ quantity: '60' }]);
    expect(await read()).toMatchObject({
      readiness: 'none',
      readyItemCount: 0,
      short: { part: 'BOLT', left: '60.0000', covered: '0.0000', shortQuantity: '60.0000', reason: 'STOCK' },
    });
    await room.opening('BOLT', 'A-01', '42');
    expect(await read()).toMatchObject({
      readiness: 'part',
      readyItemCount: 0,
      short: { covered: '42.0000', shortQuantity: '18.0000', uom: 'EA' },
    });
    await room.opening('BOLT', 'P1-01', '18');
    expect(await read()).toMatchObject({ readiness: 'ready', readyItemCount: 1, short: null });
  });

  it('counts the lines that can be shipped whole and tells about the first that cannot', async () => {
    const { read } = await openRoomWith(
      [{ part: 'NUT' }, { quantity: '10' }, { part: 'GAUGE' }, { part: null }],
      ['BOLT', 'A-01', '10'],
    );
    expect(await read()).toMatchObject({
      readiness: 'part',
      openItemCount: 4,
      readyItemCount: 2,
      short: { part: 'NUT', shortQuantity: '100.0000' },
    });
  });

  it('counts no piece twice for two lines of one part', async () => {
    const { room, soNumber, read } = await openRoomWith(
      [{ quantity: '10' }, { quantity: '10' }],
      ['BOLT', 'A-01', '15'],
    );
    expect(await read()).toMatchObject({
      readiness: 'part',
      readyItemCount: 1,
      short: { covered: '5.0000', shortQuantity: '5.0000' },
    });
    expect(await room.ship(soNumber, [take(1, ['A-01', '10']), take(2, ['A-01', '10'])])).toMatchObject({
      msgCode: 'SHIPPED_QTY_OVER_ON_HAND',
    });
    await room.opening('BOLT', 'A-02', '5');
    expect(await read()).toMatchObject({ readiness: 'ready', readyItemCount: 2 });
  });

  it('leaves out goods in QA, picked goods, other origins and closed locations', async () => {
    const { room, soNumber, read } = await openRoomWith(
      [{ quantity: '5' }],
      ['BOLT', 'A-01', '9'],
      ['BOLT', 'A-02', '7', '0', 'CONSIGNED'],
      ['BOLT', 'A-03', '7'],
    );
    const other = await room.salesOrder([{ quantity: '9' }]);
    await room.ship(other, [take(1, ['A-01', '9'])]);
    await erp.owner.query(
      `update inventory_balance set in_qa = on_hand, on_hand = 0 where company_id = $1 and location = 'A-03'`,
      [room.companyId],
    );
    await room.insert('inventory_balance', { part_number: 'BOLT', location: 'OLD-1', on_hand: '50' });
    expect(await read()).toMatchObject({ readiness: 'none', short: { reason: 'STOCK' } });
    for (const location of ['A-01', 'A-02', 'A-03', 'OLD-1'])
      expect(await room.ship(soNumber, [take(1, [location, '1'])])).toMatchObject({ success: false });
  });

  it('counts stock of the origin that the line asks for', async () => {
    const { read } = await openRoomWith(
      [{ quantity: '5', columns: { part_from: 'CONSIGNED' } }, { quantity: '5' }],
      ['BOLT', 'A-01', '5', '0', 'CONSIGNED'],
    );
    expect(await read()).toMatchObject({ readiness: 'part', readyItemCount: 1, short: { shortQuantity: '5.0000' } });
  });

  it('says that a part is on hold or of another revision, whatever lies there', async () => {
    const { room, read } = await openRoomWith([{ quantity: '5' }], ['BOLT', 'A-01', '50']);
    expect(await read()).toMatchObject({ readiness: 'ready' });
    await erp.owner.query(`update part set hold = true where company_id = $1 and part_number = 'BOLT'`, [
      room.companyId,
    ]);
    expect(await read()).toMatchObject({ readiness: 'none', short: { reason: 'HOLD', expected: null } });
    await erp.owner.query(
      `update part set hold = false, revision = 'B' where company_id = $1 and part_number = 'BOLT'`,
      [room.companyId],
    );
    expect(await read()).toMatchObject({ readiness: 'none', short: { reason: 'REVISION' } });
  });

  it('needs only the rest of the order', async () => {
    const { room, soNumber, read } = await openRoomWith([{ quantity: '10' }, { part: 'NUT' }], ['BOLT', 'A-01', '10']);
    await room.ship(soNumber, [take(1, ['A-01', '4'])], { shipNow: true });
    expect(await read()).toMatchObject({ itemCount: 2, openItemCount: 2, readyItemCount: 1 });
    await room.ship(soNumber, [take(1, ['A-01', '6'])], { shipNow: true });
    expect(await read()).toMatchObject({ readiness: 'none', openItemCount: 1, readyItemCount: 0 });
  });

  it('never counts stock of another company', async () => {
    const { read } = await openRoomWith([{ quantity: '5' }]);
    const rival = await openShippingRoom(erp);
    await rival.opening('BOLT', 'A-01', '50');
    expect(await read()).toMatchObject({ readiness: 'none' });
  });

  it('names the order that is due to bring the short part first', async () => {
    const { room, read } = await openRoomWith([{ quantity: '5' }]);
    expect(await read()).toMatchObject({ short: { expected: null } });
    await room.purchaseOrder([{}], { status: 'NOT_APPROVED' });
    const late = await room.purchaseOrder([{ columns: { arrival_date: '2026-03-09' } }]);
    expect(await read()).toMatchObject({ short: { expected: { kind: 'po', number: late, date: '2026-03-09' } } });
    const made = await room.workOrder('BOLT', '5', [], { due_date: '2026-03-04' });
    expect(await read()).toMatchObject({ short: { expected: { kind: 'wo', number: made, date: '2026-03-04' } } });
    const soon = await room.purchaseOrder([{ columns: { date_required: '2026-03-02' } }]);
    await room.purchaseOrder([{ columns: { arrival_date: '2026-03-01', closed: true } }]);
    expect(await read()).toMatchObject({ short: { expected: { kind: 'po', number: soon, date: '2026-03-02' } } });
  });
});

describe('orders by readiness', async () => {
  const room = await openShippingRoom(erp);
  await room.opening('BOLT', 'A-01', '10');
  await room.insert('customer', {
    customer_id: 'C-2',
    customer_name: 'Locked',
    sort_name: 'locked',
    lock_status: 'LOCKED',
  });
  const order = (part: string, quantity: string, ship_date: string | null, customer_id = 'C-1') =>
    room.salesOrder([{ part, quantity }], { ship_date, customer_id });
  const none = await order('NUT', '1', '2026-02-01');
  const part = await order('BOLT', '11', '2026-02-02');
  const locked = await order('BOLT', '1', '2026-02-03', 'C-2');
  const ready = await order('BOLT', '10', '2026-02-04');
  const undated = await order('BOLT', '2', null);

  it.each([1, 2, 100])('are listed by ship day in pages of %i', async (limit) => {
    expect(await numbersOf(room, '', limit)).toEqual([none, part, locked, ready, undated]);
    expect(await numbersOf(room, 'readiness=ready', limit)).toEqual([locked, ready, undated]);
    expect(await numbersOf(room, 'readiness=part', limit)).toEqual([part]);
    expect(await numbersOf(room, 'readiness=none', limit)).toEqual([none]);
    expect(await numbersOf(room, 'readiness=ready&q=locked', limit)).toEqual([locked]);
    // A number is found whatever the filter.
    expect(await numbersOf(room, `readiness=none&q=${ready}`, limit)).toEqual([ready]);
    expect(await numbersOf(room, 'readiness=none&q=locked', limit)).toEqual([]);
  });

  it('are counted, with the first of each, those of locked customers last', async () => {
    const { data } = await room.get<CallReply<typeof getShippingReadiness>>('/shipping/readiness');
    expect(data).toMatchObject({
      ready: { count: 3, first: [{ soNumber: ready }, { soNumber: undated }, { soNumber: locked }] },
      part: { count: 1, first: [{ soNumber: part, readiness: 'part' }] },
      none: { count: 1, first: [{ soNumber: none }] },
      more: false,
    });
    const rival = await openShippingRoom(erp);
    expect(await rival.get('/shipping/readiness')).toMatchObject({ data: { ready: { count: 0, first: [] } } });
  });

  it('refuse a filter that does not exist', async () => {
    expect(await room.get('/shipping/salesOrders?readiness=soon')).toMatchObject({ msgCode: 'INVALID_INPUT' });
  });
});

it('a page looks at a limited number of orders, and the next one goes on from there', async () => {
  const room = await openShippingRoom(erp);
  const ready = await room.salesOrder([{ part: null }], { ship_date: '2026-03-01' });
  await erp.owner.query(
    `with made as (
       insert into sales_order (company_id, so_number, so_date, customer_id, owner, warehouse_code, status, currency, terms, ship_date)
       select $1, 'X' || lpad(n::text, 4, '0'), '2026-01-05', 'C-1', $2, 'P2', 'OPEN', 'USD', 'Net 30', '2026-02-01' from generate_series(1, 600) n
       returning so_number)
     insert into sales_order_item (company_id, so_number, item_number, part_number, revision, description, quantity_ordered, list_price, date_required)
     select $1, so_number, 1, 'BOLT', 'A', 'A line', 1, 1, '2026-02-01' from made`,
    [room.companyId, room.userId],
  );
  const { data } = await room.get<{ items: unknown[]; nextCursor: string | null }>(
    '/shipping/salesOrders?readiness=ready',
  );
  expect(data.items).toEqual([]);
  expect(data.nextCursor).not.toBeNull();
  expect(await numbersOf(room, 'readiness=ready')).toEqual([ready]);
  expect(await numbersOf(room, 'readiness=none')).toHaveLength(600);
  expect(await room.get('/shipping/readiness')).toMatchObject({
    data: { ready: { count: 0 }, none: { count: 200 }, more: true },
  });
});
