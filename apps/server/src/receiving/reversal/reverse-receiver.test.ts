import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { beforeAll, describe, expect, it } from 'vitest';
import { post, quantityUnits, valueOf } from '../../postings/index.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.ask(`update part set description_zh = '零件', description_es = 'Pieza' where company_id = $1`, []);
});

const put = (location: string, quantity: string, more = {}) => ({ location, quantity, ...more });
const line = (itemNumber: number, ...locations: unknown[]) => ({ itemNumber, locations });
const receive = async (po: string, body: object) =>
  (await room.post<Receiver>(`/receiving/purchaseOrders/${po}`, body)).data;
const reverse = (receiver: string, by = room.browser) =>
  room.post<Receiver>(`/receivers/${receiver}/reverse`, { reason: 'Wrong delivery' }, undefined, by);
const statusOf = async (po: string) =>
  (
    await room.ask<{ status: string; ship_status: string }>(
      'select status, ship_status from purchase_order where company_id = $1 and po_number = $2',
      [po],
    )
  )[0];

/** Somebody else takes goods from a location meanwhile. */
const use = (partNumber: string, location: string, quantity: string) =>
  room.database.asCompany(room.companyId, (tx) =>
    post(tx, room.actor, {
      day: '2026-03-01',
      document: { kind: 'count', number: `U${location}${quantity}` },
      movements: [{ partNumber, location, movement: 'COUNT', onHand: -quantityUnits(quantity) }],
      bookings: (steps) => [{ use: 'STOCK_ADJUSTMENT', amount: -valueOf(steps) }],
      rows: () => [],
    }),
  );

describe('taking a receiver back', () => {
  it('gives the part and the vendor’s price the last cost that they had before', async () => {
    const ordered = async (price: string) => {
      const po = await room.purchaseOrder([{ part: 'GEARBOX', quantity: '5', price, columns: { last_po_cost: '7' } }]);
      return (await receive(po, { items: [line(1, put('A-04', '5'))] })).receiverNumber;
    };
    const row = { part_number: 'GEARBOX', vendor_id: 'V-1', currency: 'USD', price: '9' };
    await room.insert('vendor_price', { ...row, effective_date: '2021-01-01' });
    const costs = async () =>
      (
        await room.ask<object>(
          `select part.last_po_cost::float as part, price.last_po_cost::float as vendor
             from part join vendor_price price using (company_id, part_number) where company_id = $1 and part_number = 'GEARBOX'`,
        )
      )[0];
    const [first, second, third] = [await ordered('8'), await ordered('9'), await ordered('10')];
    expect(await costs()).toEqual({ part: 10, vendor: 10 });
    await reverse(second);
    expect(await costs()).toEqual({ part: 10, vendor: 10 });
    await reverse(third);
    expect(await costs()).toEqual({ part: 8, vendor: 8 });
    await reverse(first);
    expect(await costs()).toEqual({ part: null, vendor: 7 });
    expect(await room.broken()).toEqual([]);
  });

  it('posts the same goods the other way, names the first receiver, and the order waits for them again', async () => {
    const po = await room.purchaseOrder([
      { quantity: '10', price: '3' },
      { part: 'NUT', quantity: '5' },
    ]);
    const first = await receive(po, { items: [line(1, put('A-01', '4'), put('A-02', '6'))] });
    const second = await receive(po, { items: [line(2, put('A-01', '5'))] });
    expect(await statusOf(po)).toEqual({ status: 'RECEIVED', ship_status: 'SHIPPED' });
    const { data: back } = await reverse(first.receiverNumber);
    expect(back).toMatchObject({
      reverses: first.receiverNumber,
      amount: '-30.00',
      orderStatus: 'PARTIAL',
      condition: null,
      items: [
        { descriptionZh: '零件', quantity: '-10.0000', putAways: [{ quantity: '-4.0000' }, { quantity: '-6.0000' }] },
      ],
      reversal: { allowed: false, refusal: 'POSTING_IS_REVERSAL', reason: 'Wrong delivery' },
    });
    const { data: former } = await room.get<Receiver>(`/receivers/${first.receiverNumber}`);
    expect(former).toMatchObject({
      reversedBy: back.receiverNumber,
      status: 'CLOSED',
      takesMore: false,
      reversal: {
        allowed: false,
        refusal: 'POSTING_IS_REVERSED',
        reversedBy: back.receiverNumber,
        reason: 'Wrong delivery',
      },
    });
    expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '0.0000', value: '0.00' });
    await reverse(second.receiverNumber);
    expect(await statusOf(po)).toEqual({ status: 'APPROVED', ship_status: 'WAITING' });
    expect(await room.broken()).toEqual([]);
  });

  it('leaves at the average of the place; what that differs from the bill is an adjustment', async () => {
    const [cheap, dear] = [await room.purchaseOrder([{ price: '1' }]), await room.purchaseOrder([{ price: '3' }])];
    await receive(cheap, { items: [line(1, put('A-03', '10'))] });
    const { receiverNumber } = await receive(dear, { items: [line(1, put('A-03', '10'))] });
    const { data: back } = await reverse(receiverNumber);
    expect(
      await room.ask(
        `select use, (debit - credit)::text as amount from journal_line join journal_entry using (company_id, entry_number)
           join account_use using (company_id, account_number)
          where company_id = $1 and document_kind = 'receiver' and document_number = $2 order by use`,
        [back.receiverNumber],
      ),
    ).toEqual([
      { use: 'GOODS_RECEIVED_NOT_INVOICED', amount: '30.00' },
      { use: 'INVENTORY', amount: '-20.00' },
      { use: 'STOCK_ADJUSTMENT', amount: '-10.00' },
    ]);
  });

  it('is refused when the goods were used meanwhile, and says what is missing where', async () => {
    const po = await room.purchaseOrder([{ part: 'NUT', quantity: '9' }]);
    const { receiverNumber } = await receive(po, { items: [line(1, put('A-03', '4'), put('A-04', '5'))] });
    await use('NUT', 'A-04', '2');
    expect(await reverse(receiverNumber)).toMatchObject({
      msgCode: 'STOCK_ALREADY_USED',
      data: { partNumber: 'NUT', location: 'A-04', missing: '2.0000' },
    });
    expect(await room.balance('NUT', 'A-03')).toMatchObject({ on_hand: '4.0000' });
  });

  it('is done once: the second is told so, also when both come at once', async () => {
    const po = await room.purchaseOrder([{ quantity: '9' }]);
    const { receiverNumber } = await receive(po, { items: [line(1, put('A-02', '4'))] });
    const answers = await Promise.all([1, 2, 3].map(() => reverse(receiverNumber)));
    expect(answers.map(({ msgCode }) => msgCode).toSorted()).toEqual([
      'OK',
      'POSTING_IS_REVERSED',
      'POSTING_IS_REVERSED',
    ]);
    const { data } = answers.find(({ success }) => success)!;
    expect(await reverse(data.receiverNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSAL' });
    const more = { receiverNumber, items: [line(1, put('A-01', '1'))] };
    expect(await room.post(`/receiving/purchaseOrders/${po}`, more)).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    const onto = { ...more, receiverNumber: data.receiverNumber };
    expect(await room.post(`/receiving/purchaseOrders/${po}`, onto)).toMatchObject({ msgCode: 'POSTING_IS_REVERSAL' });
  });

  it('takes services, QA, lots and serial numbers back too, and a held order stays held', async () => {
    const po = await room.purchaseOrder([
      { part: 'GAUGE', quantity: '5' },
      { part: 'MOTOR', quantity: '2' },
      { part: null, quantity: '1', price: '50' },
    ]);
    const goods = await receive(po, {
      items: [
        { ...line(1, put('A-01', '5')), irNumber: 'IR-9', qtyQualified: '3' },
        line(2, put('A-01', '2', { serials: ['M1', 'M2'] })),
      ],
    });
    const service = await receive(po, { items: [{ itemNumber: 3, quantity: '1' }] });
    await room.ask(`update purchase_order set status = 'PARTIAL_HOLD' where company_id = $1 and po_number = $2`, [po]);
    expect(await reverse(goods.receiverNumber)).toMatchObject({ success: true, data: { orderStatus: 'PARTIAL_HOLD' } });
    expect(await room.ask(`select 1 from serial where company_id = $1`)).toEqual([]);
    expect(await reverse(service.receiverNumber)).toMatchObject({
      success: true,
      data: { orderStatus: 'HOLD', amount: '-50.00' },
    });
    expect(await room.balance('GAUGE', 'A-01')).toMatchObject({ on_hand: '0.0000', in_qa: '0.0000' });
  });

  it('is refused after the bill, for an order that is closed, without the roles, and for what is not there', async () => {
    const po = await room.purchaseOrder([{ quantity: '9' }]);
    const { receiverNumber } = await receive(po, { items: [line(1, put('A-02', '9'))] });
    const clerk = await room.person({ roles: ['UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER'] });
    const boss = await room.person({ roles: ['WAREHOUSE_INFO', 'FIND_PURCHASE_ORDER'] });
    for (const person of [clerk, boss])
      expect(await reverse(receiverNumber, person)).toMatchObject({ status: 403, msgCode: 'LIMITED_PERMISSIONS' });
    expect((await room.get<Receiver>(`/receivers/${receiverNumber}`, clerk)).data.reversal).toMatchObject({
      allowed: false,
      refusal: 'LIMITED_PERMISSIONS',
    });
    expect(await reverse('0')).toMatchObject({ msgCode: 'RECEIVER_NOT_EXIST' });
    await room.ask(`update purchase_order set status = 'CLOSED' where company_id = $1 and po_number = $2`, [po]);
    expect(await reverse(receiverNumber)).toMatchObject({ msgCode: 'ORDER_IS_CLOSED' });
    await room.ask(`update purchase_order set status = 'RECEIVED' where company_id = $1 and po_number = $2`, [po]);
    await room.insert('payable', {
      account_payable_number: 'A-1',
      vendor_id: 'V-1',
      bill_date: '2026-02-10',
      due_date: '2026-03-10',
      currency: 'USD',
      exchange_rate: '1',
      net: '9',
      base_total: '9',
    });
    const bill = (number: string | null) =>
      erp.owner.query(
        'update receiver set account_payable_number = $3 where company_id = $1 and receiver_number = $2',
        [room.companyId, receiverNumber, number],
      );
    await bill('A-1');
    expect(await reverse(receiverNumber)).toMatchObject({ msgCode: 'RECEIVER_IS_PAID' });
    await bill(null);
    await room.ask('delete from payable where company_id = $1');
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
