import { randomUUID } from 'node:crypto';
import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import type { ReceivableRma, ReceivableRmaRow } from '@gemba/contract/receiving/rma/receivable-rma';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

const line = (to: 'QA' | 'STOCK', location: string, quantity: string, more: { serials?: string[] } = {}) => ({
  itemNumber: 1,
  to,
  locations: [{ location, quantity, ...more }],
});
const receive = (rma: string, items: object[], key: string = randomUUID(), by = room.browser) =>
  room.post<Receiver & Record<string, string>>(`/receiving/rmas/${rma}`, { items }, key, by);
const takeBack = (number: string, by = room.browser) =>
  room.post<Receiver>(`/receivers/${number}/reverse`, { reason: 'Not ours' }, undefined, by);
const statusOf = async (rma: string) =>
  (await room.ask<{ status: string }>('select status from rma where company_id = $1 and rma_number = $2', [rma]))[0]
    ?.status;
const held = async (location: string, part = 'GEARBOX') => {
  const balance = await room.balance(part, location);
  return [Number(balance?.['on_hand'] ?? 0), Number(balance?.['in_qa'] ?? 0)];
};
const booked = (number: string) =>
  room.ask(
    `select use, sum(debit - credit)::float as amount from journal_line join journal_entry using (company_id, entry_number)
       join account_use using (company_id, account_number)
      where company_id = $1 and document_kind = 'receiver' and document_number = $2 group by use order by use`,
    [number],
  );
const gearboxes = (quantity: string) => room.rma([{ part: 'GEARBOX', quantity }]);

describe('goods of a customer that come back', () => {
  it('are on the shelf at their cost, and the rest stays open', async () => {
    const rma = await gearboxes('5');
    const [before] = await held('A-01');
    const { data } = await receive(rma, [line('STOCK', 'a-01', '2')]);
    expect(data).toMatchObject({
      kind: 'rma',
      orderNumber: rma,
      orderStatus: 'PARTIAL',
      items: [{ orderItem: 1, quantity: '2.0000', unitCost: '40.000000', amount: '80.00', irNumber: null }],
      // The customer paid 5 for each.
      credit: { customerName: 'Alder', amount: '10.00', currency: 'USD', noteNumber: null },
      reversal: { allowed: true },
    });
    expect(await held('A-01')).toEqual([Number(before) + 2, 0]);
    expect(await booked(data.receiverNumber)).toEqual([
      { use: 'COST_OF_GOODS_SOLD', amount: -80 },
      { use: 'INVENTORY', amount: 80 },
    ]);
    const { data: open } = await room.get<ReceivableRma>(`/receiving/rmas/${rma}`);
    expect(open).toMatchObject({ status: 'PARTIAL', items: [{ max: '3.0000', quantityReceived: '2.0000' }] });
    await receive(rma, [line('STOCK', 'A-01', '3')]);
    expect(await statusOf(rma)).toBe('RECEIVED');
    expect((await room.get(`/rmas/${rma}`)).data).toMatchObject({ creditDue: '25.00', status: 'RECEIVED' });
    expect(await receive(rma, [line('STOCK', 'A-01', '1')])).toMatchObject({ msgCode: 'RMA_NOT_OPEN_TO_RECEIVE' });
  });

  it('wait in QA with a report that says why they came back, and quality decides about them', async () => {
    const rma = await room.rma([{ part: 'GEARBOX', quantity: '4', columns: { reason: 'Noise at start' } }]);
    const { data } = await receive(rma, [line('QA', 'QA-1', '3'), line('STOCK', 'A-02', '1')]);
    const irNumber = `${data.receiverNumber}-1`;
    expect(data.items).toMatchObject([{ irNumber, putAways: [{ quantityQA: '3.0000' }] }, { irNumber: null }]);
    const { data: report } = await room.get<Inspection>(`/inspections/${irNumber}`);
    expect(report).toMatchObject({
      finding: 'Noise at start',
      result: 'WAITING',
      waiting: '3.0000',
      vendorId: null,
      receiverNumber: data.receiverNumber,
    });
    expect(await room.broken()).toEqual([]);
    const { data: after } = await room.post<Inspection>(`/inspections/${irNumber}/decide`, {
      location: 'QA-1',
      release: { quantity: '2', location: 'A-02' },
      reject: { quantity: '1', to: 'SCRAP', reason: 'DAMAGED' },
    });
    expect(after).toMatchObject({ waiting: '0.0000', result: 'PARTIAL' });
    const [ncr] = await room.ask('select source, rma_number from ncr where company_id = $1 and ir_number = $2', [
      irNumber,
    ]);
    expect(ncr).toEqual({ source: 'RMA', rma_number: rma });
    expect(await takeBack(data.receiverNumber)).toMatchObject({ msgCode: 'STOCK_ALREADY_USED' });
  });

  it('come back at the cost they left with', async () => {
    await room.opening('NUT', 'A-03', '10', '3');
    const so = await room.salesOrder([{ part: 'NUT', quantity: '4' }]);
    const shipped = await room.post(`/shipping/salesOrders/${so}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-03', newQtyShipped: '4' }] }],
      shipNow: true,
    });
    expect(shipped.msgCode).toBe('OK');
    const rma = await room.rma([{ part: 'NUT', quantity: '2', columns: { so_item_number: 1 } }], { so_number: so });
    const { data } = await receive(rma, [line('STOCK', 'A-04', '2')]);
    expect(data.items).toMatchObject([{ unitCost: '3.000000', amount: '6.00' }]);
    expect(
      await receive(await room.rma([{ part: 'NO-COST', quantity: '1' }]), [line('STOCK', 'A-01', '1')]),
    ).toMatchObject({
      msgCode: 'GET_PART_STANDARD_COST_ERROR',
    });
  });

  it('that are traced come back by their serial numbers, and are with the customer again when taken back', async () => {
    await room.ask(`update part set std_cost = 100 where company_id = $1 and part_number = 'MOTOR'`);
    const rma = await room.rma([{ part: 'MOTOR', quantity: '2' }]);
    expect(await receive(rma, [line('STOCK', 'A-01', '2')])).toMatchObject({ msgCode: 'SERIAL_REQUIRED' });
    const { data } = await receive(rma, [line('STOCK', 'A-01', '2', { serials: ['R-1', 'R-2'] })]);
    const twice = await receive(await room.rma([{ part: 'MOTOR', quantity: '1' }]), [
      line('STOCK', 'A-01', '1', { serials: ['r-1'] }),
    ]);
    expect(twice).toMatchObject({ msgCode: 'SERIAL_EXISTS' });
    expect(await takeBack(data.receiverNumber)).toMatchObject({ msgCode: 'OK' });
    const places = `select place, location from serial where company_id = $1 and serial_number = 'R-1'`;
    expect(await room.ask(places)).toEqual([{ place: 'SHIPPED', location: null }]);
    expect(await receive(rma, [line('STOCK', 'A-01', '1', { serials: ['R-1'] })])).toMatchObject({ msgCode: 'OK' });
  });
});

describe('a receipt of a return', () => {
  it.each([
    ['NO_ITEM_TO_RECEIVE', []],
    ['RETURNED_QTY_IS_OVER', [line('STOCK', 'A-01', '5')]],
    ['RETURNED_QTY_IS_OVER', [line('STOCK', 'A-01', '3'), line('QA', 'QA-1', '2')]],
    ['RMA_ITEM_NOT_EXIST', [{ ...line('STOCK', 'A-01', '1'), itemNumber: 9 }]],
    ['WITHOUT_RECEIVER_ITEM_DETAILS', [{ itemNumber: 1, to: 'STOCK', locations: [] }]],
    ['INVALID_NEW_QTY_REC', [line('STOCK', 'A-01', '0')]],
    ['LOCATION_NOT_EXIST', [line('STOCK', 'NOWHERE', '1')]],
    ['LOCATION_FOR_TRANSIT', [line('STOCK', 'TRANSIT', '1')]],
    ['INVALID_INPUT', [{ ...line('STOCK', 'A-01', '1'), to: 'SCRAP' }]],
    [
      'RECEIVE_TO_WRONG_WAREHOUSE',
      [
        {
          itemNumber: 1,
          to: 'STOCK',
          locations: [
            { location: 'A-01', quantity: '1' },
            { location: 'P1-01', quantity: '1' },
          ],
        },
      ],
    ],
  ])('is refused with %s and moves nothing: %j', async (msgCode, items) => {
    const rma = await gearboxes('4');
    const before = await held('A-01');
    expect(await receive(rma, items)).toMatchObject({ msgCode });
    expect(await held('A-01')).toEqual(before);
    expect(await statusOf(rma)).toBe('APPROVED');
  });

  it.each(['NOT_APPROVED', 'REJECTED', 'CANCELLED'])('is refused while the return is %s', async (status) => {
    const rma = await room.rma([{ part: 'GEARBOX' }], { status });
    expect(await receive(rma, [line('STOCK', 'A-01', '1')])).toMatchObject({ msgCode: 'RMA_NOT_OPEN_TO_RECEIVE' });
    expect(await room.get(`/receiving/rmas/${rma}`)).toMatchObject({ msgCode: 'RMA_NOT_OPEN_TO_RECEIVE' });
  });

  it('with the same key is posted once', async () => {
    const rma = await gearboxes('4');
    const key = randomUUID();
    const [first, second] = await Promise.all([
      receive(rma, [line('STOCK', 'A-01', '2')], key),
      receive(rma, [line('STOCK', 'A-01', '2')], key),
    ]);
    expect(second.data.receiverNumber).toBe(first.data.receiverNumber);
    const { data } = await room.get<ReceivableRma>(`/receiving/rmas/${rma}`);
    expect(data.items[0]?.quantityReceived).toBe('2.0000');
  });

  it('by several people at once takes no more than was approved', async () => {
    const rma = await gearboxes('5');
    const [before = 0] = await held('A-01');
    const answers = await Promise.all(Array.from({ length: 6 }, () => receive(rma, [line('STOCK', 'A-01', '2')])));
    expect(answers.filter(({ msgCode }) => msgCode === 'OK')).toHaveLength(2);
    expect(await held('A-01')).toEqual([before + 4, 0]);
    expect(await statusOf(rma)).toBe('PARTIAL');
  });
});

describe('a return of a sales order', () => {
  const ship = async (so: string, quantity: string) => {
    const { data } = await room.post<{ shipperNumber: string }>(`/shipping/salesOrders/${so}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-03', newQtyShipped: quantity }] }],
      shipNow: true,
    });
    return data.shipperNumber;
  };
  const sold = async (quantity: string, head: { so_date?: string } = {}) => {
    await room.opening('NUT', 'A-03', '20', '3');
    const so = await room.salesOrder([{ part: 'NUT', quantity: '20' }], head);
    return { so, shipper: await ship(so, quantity) };
  };
  const returnOf = (so: string, quantity: string) =>
    room.rma([{ part: 'NUT', quantity, columns: { so_item_number: 1 } }], { so_number: so });

  it('takes no more back than the order has shipped, less what is back, and says all three figures', async () => {
    const { so, shipper } = await sold('4');
    const [first, second] = [await returnOf(so, '3'), await returnOf(so, '6')];
    const { data } = await receive(first, [line('STOCK', 'A-03', '3')]);
    const { data: open } = await room.get<ReceivableRma>(`/receiving/rmas/${second}`);
    expect(open.items).toMatchObject([{ max: '1.0000', ofOrder: { shipped: '4.0000', returned: '3.0000' } }]);
    expect(await receive(second, [line('STOCK', 'A-03', '1'), line('QA', 'QA-1', '1')])).toMatchObject({
      msgCode: 'RETURNED_MORE_THAN_SHIPPED',
      data: {
        partNumber: 'NUT',
        soNumber: so,
        shipped: '4.0000',
        returned: '3.0000',
        asked: '2.0000',
        field: 'items.1.locations',
      },
    });
    // The shipment of goods that are back is not taken back under their return.
    const undo = () => room.post(`/shippers/${shipper}/reverse`, { reason: 'Wrong customer' });
    expect(await undo()).toMatchObject({ msgCode: 'SHIPPED_GOODS_CAME_BACK', data: { returned: '3' } });
    await takeBack(data.receiverNumber);
    expect(await undo()).toMatchObject({ msgCode: 'OK' });
    expect(await receive(second, [line('STOCK', 'A-03', '1')])).toMatchObject({
      msgCode: 'RETURNED_MORE_THAN_SHIPPED',
    });
  });

  it('never takes more than was shipped, whichever of its returns several people receive at once', async () => {
    const { so } = await sold('5');
    const returns = await Promise.all([returnOf(so, '4'), returnOf(so, '4')]);
    const answers = await Promise.all(
      [...returns, ...returns, ...returns].map((rma) => receive(rma, [line('STOCK', 'A-03', '2')])),
    );
    expect(answers.filter(({ msgCode }) => msgCode === 'OK')).toHaveLength(2);
    const [{ back } = { back: 0 }] = await room.ask<{ back: number }>(
      `select sum(quantity_received)::float as back from rma_item join rma using (company_id, rma_number)
        where company_id = $1 and so_number = $2`,
      [so],
    );
    expect(back).toBe(4);
  });

  it('of an order from before the first posting here takes what was approved', async () => {
    const { so } = await sold('1', { so_date: '2025-12-01' });
    const rma = await returnOf(so, '6');
    const { data } = await room.get<ReceivableRma>(`/receiving/rmas/${rma}`);
    expect(data.items).toMatchObject([{ max: '6.0000', ofOrder: null }]);
    expect(await receive(rma, [line('STOCK', 'A-03', '6')])).toMatchObject({ msgCode: 'OK' });
  });
});

describe('taking a receipt back', () => {
  it('sends the goods away again, at the value they came in for', async () => {
    const rma = await gearboxes('3');
    const before = [await held('A-02'), await held('QA-1')];
    const { data: first } = await receive(rma, [line('STOCK', 'A-02', '1')]);
    const { data } = await receive(rma, [line('QA', 'QA-1', '2')]);
    expect(await statusOf(rma)).toBe('RECEIVED');
    const { data: back } = await takeBack(data.receiverNumber);
    expect(back).toMatchObject({ orderStatus: 'PARTIAL', items: [{ quantity: '-2.0000', amount: '-80.00' }] });
    expect(back.credit).toMatchObject({ amount: '-10.00' });
    expect(await booked(back.receiverNumber)).toMatchObject([
      { use: 'COST_OF_GOODS_SOLD', amount: 80 },
      { amount: -80 },
    ]);
    expect(await takeBack(data.receiverNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    expect(await takeBack(back.receiverNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSAL' });
    await takeBack(first.receiverNumber);
    expect(await statusOf(rma)).toBe('APPROVED');
    expect([await held('A-02'), await held('QA-1')]).toEqual(before);
  });

  it('is refused once the customer has its credit', async () => {
    const rma = await gearboxes('1');
    const { data } = await receive(rma, [line('STOCK', 'A-01', '1')]);
    await room.ask(`update rma set status = 'CLOSED' where company_id = $1 and rma_number = $2`, [rma]);
    expect(await takeBack(data.receiverNumber)).toMatchObject({ msgCode: 'ORDER_IS_CLOSED' });
    expect(await receive(rma, [line('STOCK', 'A-01', '1')])).toMatchObject({ msgCode: 'RMA_NOT_OPEN_TO_RECEIVE' });
  });
});

it('suggests an inspection location, else where goods of the part wait, else the dock', async () => {
  const rma = await gearboxes('2');
  const suggested = async () =>
    (await room.get<ReceivableRma>(`/receiving/rmas/${rma}`)).data.items[0]?.stock.inspectionLocation;
  expect(await suggested()).toBe('QA-1');
  const purpose = (location: string, to: string) =>
    room.ask('update location set purpose = $3 where company_id = $1 and location = $2', [location, to]);
  await purpose('QA-1', 'STOCK');
  expect(await suggested()).toBe('DOCK-1');
  const { data } = await receive(rma, [line('QA', 'A-04', '1')]);
  expect(await suggested()).toBe('A-04');
  await takeBack(data.receiverNumber);
  await purpose('QA-1', 'QA');
});

describe('rights', () => {
  it('lets those receive who receive purchases, and lists what can come back', async () => {
    const rma = await gearboxes('2');
    const clerk = await room.person({ roles: ['UPDATE_RECEIVER'] });
    const seller = await room.person({ roles: ['FIND_SALES_ORDER'] });
    const { data } = await room.get<{ items: ReceivableRmaRow[] }>(`/receiving/rmas?q=${rma}`, clerk);
    expect(data.items).toMatchObject([{ rmaNumber: rma, customerName: 'Alder', openItemCount: 1 }]);
    expect(await room.get('/receiving/rmas', seller)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await receive(rma, [line('STOCK', 'A-01', '1')], undefined, seller)).toMatchObject({
      msgCode: 'LIMITED_PERMISSIONS',
    });
    const { data: receiver } = await receive(rma, [line('STOCK', 'A-01', '1')], undefined, clerk);
    expect(receiver.reversal).toMatchObject({ allowed: false, refusal: 'LIMITED_PERMISSIONS' });
    expect(await takeBack(receiver.receiverNumber, clerk)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
  });

  it('shows a return to nobody of another company', async () => {
    const rma = await gearboxes('2');
    const other = await openStockRoom(erp);
    expect(await other.get(`/receiving/rmas/${rma}`)).toMatchObject({ msgCode: 'RMA_NOT_EXIST' });
    expect(await other.post(`/receiving/rmas/${rma}`, { items: [line('STOCK', 'A-01', '1')] })).toMatchObject({
      msgCode: 'RMA_NOT_EXIST',
    });
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
