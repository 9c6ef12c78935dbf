import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { openShippingRoom, type ShippingRoom, take } from '../testing/shipping-room.ts';

/** Every way in which a shipment is refused, by its code; and that nothing of it stays. */
const erp = await startTestApp();
let room: ShippingRoom;
let before: unknown;
const state = () =>
  room.ask(
    `select part_number, location, on_hand, in_sip, seq from inventory_balance where company_id = $1 order by 1, 2`,
  );
beforeAll(async () => {
  room = await openShippingRoom(erp);
  await room.opening('BOLT', 'A-01', '10');
  await room.opening('BOLT', 'A-02', '5');
  await room.opening('BOLT', 'A-03', '5', '0', 'CONSIGNED');
  await room.opening('NUT', 'A-01', '10');
  before = await state();
});

const set = (table: string, change: string, where: string) =>
  erp.owner.query(`update ${table} set ${change} where company_id = $1 and ${where}`, [room.companyId]);

describe('the order', () => {
  it.each([
    ['NOT_REVIEWED', 'ORDER_IS_HOLD'],
    ['HOLD', 'ORDER_IS_HOLD'],
    ['REJECTED', 'NOT_OPEN_SO'],
    ['CANCELLED', 'NOT_OPEN_SO'],
  ])('%s is refused with %s', async (status, msgCode) => {
    const so = await room.salesOrder([{ quantity: '5' }], { status });
    const [posted, read] = [
      await room.ship(so, [take(1, ['A-01', '1'])]),
      await room.get(`/shipping/salesOrders/${so}`),
    ];
    for (const answer of [posted, read]) expect(answer).toMatchObject({ msgCode, data: { orderNumber: so } });
  });

  it('is there, is not shipped yet, and has something left', async () => {
    const missing = await room.ship('NOPE', [take(1, ['A-01', '1'])]);
    expect(missing).toMatchObject({ code: 404, msgCode: 'SALES_ORDER_NOT_EXIST' });
    const gone = await room.salesOrder([{ quantity: '5', columns: { quantity_shipped: '5' } }], { status: 'FINISHED' });
    expect(await room.ship(gone, [take(1, ['A-01', '1'])])).toMatchObject({ msgCode: 'SALES_ORDER_IS_CLOSED' });
    const closed = await room.salesOrder([{ quantity: '5', columns: { closed: true } }, { part: null }]);
    expect(await room.ship(closed, [take(1, ['A-01', '1'])])).toMatchObject({
      msgCode: 'SALES_ORDER_ITEM_IS_COMPLETED',
    });
    expect(await room.ship(closed, [take(9, ['A-01', '1'])])).toMatchObject({
      msgCode: 'SALES_ORDER_ITEM_NOT_EXIST',
      data: { itemNumber: 9, field: 'items.0' },
    });
    const nothing = await room.salesOrder([{ quantity: '5', columns: { closed: true } }]);
    expect(await room.ship(nothing, [take(1, ['A-01', '1'])])).toMatchObject({ msgCode: 'NOT_OPEN_SO_ITEM_TO_SHIP' });
    expect(await room.get(`/shipping/salesOrders/${nothing}`)).toMatchObject({ msgCode: 'NOT_OPEN_SO_ITEM_TO_SHIP' });
    await erp.owner.query(`update sales_order set status = 'CANCELLED' where company_id = $1 and so_number = any($2)`, [
      room.companyId,
      [gone, closed, nothing],
    ]);
    await erp.owner.query(`update sales_order_item set quantity_shipped = 0 where company_id = $1`, [room.companyId]);
    await room.recount();
  });
});

describe('the customer', () => {
  it('is not locked', async () => {
    const so = await room.salesOrder([{ quantity: '5' }]);
    await set('customer', `lock_status = 'LOCKED'`, `customer_id = 'C-1'`);
    expect(await room.ship(so, [take(1, ['A-01', '1'])])).toMatchObject({
      msgCode: 'CUSTOMER_IS_HOLD',
      data: { customerId: 'C-1' },
    });
    await set('customer', `lock_status = 'UNLOCKED'`, `customer_id = 'C-1'`);
  });

  it('keeps its credit limit with all that it owes, what is picked for it, and this', async () => {
    await room.insert('customer', {
      customer_id: 'C-9',
      customer_name: 'Birch',
      sort_name: 'birch',
      credit_limit: '100',
    });
    const so = await room.salesOrder([{ quantity: '10', price: '30' }], { customer_id: 'C-9' });
    const open = await room.ship<{ shipperNumber: string }>(so, [take(1, ['A-01', '2'])]);
    expect(open.data).toMatchObject({ amount: '60.00' });
    const over = { code: 409, msgCode: 'CUSTOMER_OVER_CREDIT_LIMIT', data: { creditLimit: '100.00', currency: 'USD' } };
    expect(await room.ship(so, [take(1, ['A-01', '2'])])).toMatchObject(over);
    expect(
      await room.ship(so, [take(1, ['A-01', '2'])], { confirm: ['CUSTOMER_OVER_CREDIT_LIMIT_WARNING'] }),
    ).toMatchObject(over);
    expect(await room.ship(so, [take(1, ['A-01', '2'])], { shipperNumber: open.data.shipperNumber })).toMatchObject(
      over,
    );
    expect((await room.get(`/shipping/salesOrders/${so}`)).data).toMatchObject({
      customer: { credit: { limit: '100.00', used: '60.00', orderLeft: '240.00', wouldExceed: true, warns: false } },
    });
    await set('company', 'credit_limit_warns = true', 'true');
    expect(await room.ship(so, [take(1, ['A-01', '2'])])).toMatchObject({
      msgCode: 'CUSTOMER_OVER_CREDIT_LIMIT_WARNING',
    });
    await set('company', 'credit_limit_warns = false', 'true');
    const exact = await room.ship<{ shipperNumber: string }>(so, [take(1, ['A-01', '1'])]);
    expect(exact).toMatchObject({ success: true });
    await set('customer', 'credit_limit = 80', `customer_id = 'C-9'`);
    const ship = `/shippers/${open.data.shipperNumber}/ship`;
    expect(await room.post(ship, {})).toMatchObject({ msgCode: 'CUSTOMER_OVER_CREDIT_LIMIT' });
    for (const { data } of [open, exact]) await room.post(`/shippers/${data.shipperNumber}/cancel`, undefined);
    before = await state();
  });

  it('keeps it too when many ship to it at once', async () => {
    await room.insert('customer', {
      customer_id: 'C-8',
      customer_name: 'Cedar',
      sort_name: 'cedar',
      credit_limit: '100',
    });
    const orders = [];
    for (let index = 0; index < 8; index += 1)
      orders.push(await room.salesOrder([{ quantity: '1', price: '30' }], { customer_id: 'C-8' }));
    const answers = await Promise.all(
      orders.map((so) => room.ship<{ shipperNumber: string }>(so, [take(1, ['A-01', '1'])])),
    );
    const shipped = answers.filter(({ success }) => success);
    expect(shipped).toHaveLength(3);
    expect(answers.filter(({ msgCode }) => msgCode === 'CUSTOMER_OVER_CREDIT_LIMIT')).toHaveLength(5);
    for (const { data } of shipped) await room.post(`/shippers/${data.shipperNumber}/cancel`, undefined);
    before = await state();
  });

  it('is asked about where the company warns, and a yes lets it go', async () => {
    const lenient = await openShippingRoom(erp, { credit_limit_warns: true });
    await erp.owner.query('update customer set credit_limit = 1 where company_id = $1', [lenient.companyId]);
    await lenient.opening('BOLT', 'A-01', '10');
    const so = await lenient.salesOrder([{ quantity: '5' }]);
    const lines = [take(1, ['A-01', '5'])];
    expect(await lenient.ship(so, lines, { shipNow: true })).toMatchObject({
      msgCode: 'CUSTOMER_OVER_CREDIT_LIMIT_WARNING',
    });
    expect(
      await lenient.ship(so, lines, { shipNow: true, confirm: ['CUSTOMER_OVER_CREDIT_LIMIT_WARNING'] }),
    ).toMatchObject({ success: true });
    expect(await lenient.broken()).toEqual([]);
  });
});

describe('the part', () => {
  it('is not on hold, and of the revision that the order asks for', async () => {
    const so = await room.salesOrder([{ quantity: '5' }, { part: 'NUT', quantity: '5', columns: { revision: 'B' } }]);
    expect(await room.ship(so, [take(2, ['A-01', '1'])])).toMatchObject({
      msgCode: 'PART_REVISION_NOT_MATCH',
      data: { partNumber: 'NUT', revision: 'B' },
    });
    await set('part', 'hold = true', `part_number = 'BOLT'`);
    expect(await room.ship(so, [take(1, ['A-01', '1'])])).toMatchObject({ msgCode: 'PART_IS_HOLD' });
    await set('part', 'hold = false', `part_number = 'BOLT'`);
  });

  it('of another origin than the order asks for stays, and two origins share no line', async () => {
    const so = await room.salesOrder([{ quantity: '5' }]);
    expect(await room.ship(so, [take(1, ['A-03', '1'])])).toMatchObject({
      msgCode: 'PART_FROM_NOT_EXIST',
      data: { field: 'items.0.locations.0.location', location: 'A-03' },
    });
    expect(await room.ship(so, [take(1, ['A-01', '1'], ['A-03', '1'])])).toMatchObject({
      msgCode: 'NOT_SAME_PART_FROM',
    });
  });

  it('has an account for the tax that it is sold with', async () => {
    const so = await room.salesOrder([{ quantity: '5', columns: { tax_code: 'NEW', tax_rate: '5' } }]);
    expect(await room.ship(so, [take(1, ['A-01', '1'])])).toMatchObject({
      msgCode: 'NOT_FOUND_TAX_RATE_ACCOUNT',
      msg: expect.stringContaining(' 5 %'),
      data: { taxCode: 'NEW' },
    });
  });
});

describe('quantities and places', () => {
  it('say which of them is wrong, in the words of the specification', async () => {
    const so = await room.salesOrder([{ quantity: '8' }, { part: null, quantity: '1' }]);
    const refused = async (items: object[], more: object = {}) => {
      const { msgCode, msg, data } = await room.ship<{ field?: string }>(so, items, more);
      return { msgCode, field: data?.field, msg };
    };
    expect(await refused([])).toMatchObject({ msgCode: 'NO_ITEM_TO_SHIP', field: 'items' });
    expect(await refused([take(1, ['A-01', '0'])])).toMatchObject({ msgCode: 'NO_ITEM_TO_SHIP' });
    expect(await refused([take(1, ['A-01', '1'], ['A-02', '0'])])).toMatchObject({
      msgCode: 'INVALID_QUANTITY',
      field: 'items.0.locations.1.newQtyShipped',
    });
    expect(await refused([take(1, ['  ', '1'])])).toMatchObject({
      msgCode: 'LOCATION_REQUIRED',
      field: 'items.0.locations.0.location',
      msg: 'Please Input Location',
    });
    expect(await refused([{ itemNumber: 1, quantity: '1' }])).toMatchObject({
      msgCode: 'LOCATION_REQUIRED',
      field: 'items.0.locations',
    });
    expect(await refused([take(1, ['NOWHERE', '1'])])).toMatchObject({ msgCode: 'LOCATION_NOT_EXIST' });
    expect(await refused([take(1, ['OLD-1', '1'])])).toMatchObject({ msgCode: 'LOCATION_NOT_EXIST' });
    expect(await refused([take(1, ['A-04', '1'])])).toMatchObject({
      msgCode: 'INVENTORY_NOT_EXIST',
      field: 'items.0.locations.0.location',
    });
    expect(await refused([take(1, ['a-02', '6'])])).toMatchObject({
      msgCode: 'SHIPPED_QTY_OVER_ON_HAND',
      field: 'items.0.locations.0.newQtyShipped',
      msg: 'New Qty Shipped can not be more than OnHand(5 for location "A-02")',
    });
    expect(await refused([take(1, ['A-01', '9'])])).toMatchObject({
      msgCode: 'SHIPPED_QTY_IS_OVER',
      field: 'items.0.locations',
      msg: 'Item 1: at most 8 can be shipped.',
    });
    expect(await refused([{ itemNumber: 2, quantity: '2' }])).toMatchObject({
      msgCode: 'SHIPPED_QTY_IS_OVER',
      field: 'items.0.quantity',
    });
    expect(await refused([take(2, ['A-01', '1'])])).toMatchObject({
      msgCode: 'INVALID_INPUT',
      field: 'items.0.locations',
    });
  });

  it('are added up over all lines of a request', async () => {
    const so = await room.salesOrder([{ quantity: '8' }]);
    expect(await room.ship(so, [take(1, ['A-01', '5']), take(1, ['A-01', '4'])])).toMatchObject({
      msgCode: 'SHIPPED_QTY_IS_OVER',
      data: { field: 'items.1.locations' },
    });
    expect(await room.ship(so, [take(1, ['A-02', '3', { box: '1' }], ['A-02', '3', { box: '2' }])])).toMatchObject({
      msgCode: 'SHIPPED_QTY_OVER_ON_HAND',
      data: { onHandQuantity: '5', field: 'items.0.locations.1.newQtyShipped' },
    });
  });
});

describe('the document', () => {
  it('is of today or before, names a carrier that exists, and a shipper that is open and for this order', async () => {
    const so = await room.salesOrder([{ quantity: '8' }]);
    const lines = [take(1, ['A-01', '1'])];
    expect(await room.ship(so, lines, { header: { shippedDate: '2999-01-01' } })).toMatchObject({
      msgCode: 'SHIPPED_DATE_IN_FUTURE',
      data: { field: 'header.shippedDate' },
    });
    expect(await room.ship(so, lines, { header: { shippedDate: '0026-11-15' } })).toMatchObject({
      msgCode: 'SHIPPED_BEFORE_ORDER',
      data: { field: 'header.shippedDate' },
    });
    expect(await room.ship(so, lines, { header: { carrier: 'PIGEON' } })).toMatchObject({ msgCode: 'CODE_NOT_EXIST' });
    expect(await room.ship(so, lines, { shipperNumber: 'NOPE' })).toMatchObject({ msgCode: 'SHIPPER_NOT_EXIST' });
    const other = await room.salesOrder([{ quantity: '8' }]);
    const { data } = await room.ship<{ shipperNumber: string }>(other, lines);
    const { shipperNumber } = data;
    expect(await room.ship(so, lines, { shipperNumber })).toMatchObject({ msgCode: 'SHIPPER_IS_NOT_FOR_THIS_SO' });
    await room.post(`/shippers/${shipperNumber}/ship`, {});
    expect(await room.ship(other, lines, { shipperNumber })).toMatchObject({
      msgCode: 'SHIPPER_ITEM_HAS_MADE_UNBILLED',
    });
    await room.invoice(shipperNumber);
    expect(await room.ship(other, lines, { shipperNumber })).toMatchObject({ msgCode: 'SHIPPER_IS_CLOSED' });
    await room.invoice(shipperNumber, false);
    expect(await room.post('/shippers/NOPE/ship', {})).toMatchObject({ code: 404, msgCode: 'SHIPPER_NOT_EXIST' });
    before = await state();
  });

  it('of what is picked is looked at again when it leaves', async () => {
    const so = await room.salesOrder([{ quantity: '2' }]);
    const { data } = await room.ship<{ shipperNumber: string }>(so, [take(1, ['A-01', '1'])]);
    const ship = () => room.post(`/shippers/${data.shipperNumber}/ship`, {});
    await set('sales_order', `status = 'HOLD'`, `so_number = '${so}'`);
    expect(await ship()).toMatchObject({ msgCode: 'ORDER_IS_HOLD' });
    await set('sales_order', `status = 'OPEN'`, `so_number = '${so}'`);
    await set('customer', `lock_status = 'LOCKED'`, `customer_id = 'C-1'`);
    expect(await ship()).toMatchObject({ msgCode: 'CUSTOMER_IS_HOLD' });
    await set('customer', `lock_status = 'UNLOCKED'`, `customer_id = 'C-1'`);
    await set('part', 'hold = true', `part_number = 'BOLT'`);
    expect(await ship()).toMatchObject({ msgCode: 'PART_IS_HOLD' });
    await set('part', 'hold = false', `part_number = 'BOLT'`);
    expect(await ship()).toMatchObject({ success: true });
    before = await state();
  });

  it('needs the licence for the warehouse, and an account for what goods cost', async () => {
    const so = await room.salesOrder([{ quantity: '2' }]);
    const lines = [take(1, ['A-01', '1'])];
    await set('licence', `modules = '{ORDERS}'`, 'true');
    expect(await room.ship(so, lines)).toMatchObject({ msgCode: 'NOT_LICENSED', data: { module: 'WAREHOUSE' } });
    await set('licence', `modules = '{ORDERS,WAREHOUSE,PRODUCTION}'`, 'true');
    await erp.owner.query(`delete from account_use where company_id = $1 and use = 'COST_OF_GOODS_SOLD'`, [
      room.companyId,
    ]);
    expect(await room.ship(so, lines, { shipNow: true })).toMatchObject({ msgCode: 'ACCOUNT_NOT_SET_UP' });
    await room.insert('account_use', { use: 'COST_OF_GOODS_SOLD', account_number: '5000' });
  });
});

it('leaves nothing of a refused shipment behind, and every ledger whole', async () => {
  expect(await state()).toEqual(before);
  expect(await room.broken()).toEqual([]);
});
