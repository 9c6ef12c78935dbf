import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
let reports = 0;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

/** Goods of one report that wait at QA-1, at 2.00 each. */
async function inQa(quantity: string, part = 'GAUGE', serials?: string[]) {
  const po = await room.purchaseOrder([{ part, quantity, price: '2' }]);
  const irNumber = `IR-${(reports += 1)}`;
  const received = await room.post<{ receivers: { receiverNumber: string }[] }>(`/receiving/purchaseOrders/${po}`, {
    items: [
      {
        itemNumber: 1,
        locations: [{ location: 'QA-1', quantity, ...(serials && { serials }) }],
        irNumber,
        qtyQualified: '0',
      },
    ],
  });
  expect(received.msgCode).toBe('OK');
  const [{ receiver_number: receiverNumber } = { receiver_number: '' }] = await room.ask<{ receiver_number: string }>(
    'select receiver_number from receiver_item where company_id = $1 and ir_number = $2',
    [irNumber],
  );
  return { irNumber, po, receiverNumber };
}

const decide = (irNumber: string, body: object, by = room.browser) =>
  room.post<Inspection & Record<string, string>>(
    `/inspections/${irNumber}/decide`,
    { location: 'QA-1', ...body },
    undefined,
    by,
  );
const release = (quantity: string, location = 'A-01', serials?: string[]) => ({
  release: { quantity, location, ...(serials && { serials }) },
});
const reject = (quantity: string, to = 'SCRAP', serials?: string[]) => ({
  reject: { quantity, to, reason: 'TOLERANCE', ...(serials && { serials }) },
});
const takeBack = (number: string, by = room.browser) =>
  room.post<Inspection & Record<string, string>>(
    `/qaDecisions/${encodeURIComponent(number)}/reverse`,
    { reason: 'Wrong lot' },
    undefined,
    by,
  );
const held = async (location: string, part = 'GAUGE') => {
  const balance = await room.balance(part, location);
  return [Number(balance?.['on_hand'] ?? 0), Number(balance?.['in_qa'] ?? 0)];
};
const report = async (irNumber: string) =>
  (
    await room.ask(
      `select quantity_qualified::float as good, quantity_rejected::float as bad, result from inspection_report
        where company_id = $1 and ir_number = $2`,
      [irNumber],
    )
  )[0];

describe('goods that wait in QA', () => {
  it('are not rejected yet, and are listed with what of them waits', async () => {
    const { irNumber, receiverNumber } = await inQa('30');
    expect(await report(irNumber)).toEqual({ good: 0, bad: 0, result: 'WAITING' });
    const { data } = await room.get<{ items: Inspection[] }>('/inspections?status=inQa');
    expect(data.items).toMatchObject([
      { irNumber, part: 'GAUGE', receiverNumber, waiting: '30.0000', result: 'WAITING' },
    ]);
    const { data: one } = await room.get<Inspection>(`/inspections/${irNumber}`);
    expect(one).toMatchObject({ goods: [{ location: 'QA-1', waiting: '30.0000' }], mayDecide: true, decisions: [] });
    await decide(irNumber, release('30'));
  });

  it('have a report of their own where nobody named one', async () => {
    const po = await room.purchaseOrder([{ part: 'BOLT', quantity: '4' }]);
    await room.post(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-02', quantity: '4' }], qtyQualified: '3' }],
    });
    const { data } = await room.get<{ items: Inspection[] }>('/inspections?status=inQa&partNumber=BOLT');
    expect(data.items).toMatchObject([{ waiting: '1.0000', quantityQualified: '3.0000' }]);
    const irNumber = data.items[0]?.irNumber ?? '';
    const { data: after } = await decide(irNumber, { location: 'A-02', ...release('1', 'A-02') });
    expect(after).toMatchObject({ result: 'OK', waiting: '0.0000' });
    expect((await held('A-02', 'BOLT'))[1]).toBe(0);
  });
});

describe('a report', () => {
  const receive = async (
    lines: readonly { part: string; quantity: string }[],
    irNumber: string,
    qtyQualified: string,
  ) => {
    const po = await room.purchaseOrder(lines.map((line) => ({ ...line, price: '2' })));
    return room.post(`/receiving/purchaseOrders/${po}`, {
      items: lines.map(({ quantity }, index) => ({
        itemNumber: index + 1,
        locations: [{ location: 'QA-1', quantity }],
        irNumber,
        qtyQualified,
      })),
    });
  };
  const bolts = (quantity: string) => ({ part: 'BOLT', quantity });

  it('is of one part, whichever line or receipt names it first', async () => {
    const answer = await receive([bolts('3'), { part: 'GAUGE', quantity: '3' }], 'IR-TWO', '1');
    expect(answer).toMatchObject({ code: 404, msgCode: 'CODE_NOT_EXIST' });
    expect(await report('IR-TWO')).toBeUndefined();
    const at = (part: string) => receive([{ part, quantity: '2' }], 'IR-RACE', '1');
    const codes = (await Promise.all([at('BOLT'), at('GAUGE')])).map(({ msgCode }) => msgCode);
    expect(codes.toSorted()).toEqual(['CODE_NOT_EXIST', 'OK']);
    await decide('IR-RACE', release('1'));
  });

  it('ends with its goods: of the receivers that it has, one is taken back and the other decided about', async () => {
    const { irNumber } = await inQa('4');
    const po = await room.purchaseOrder([{ part: 'GAUGE', quantity: '6', price: '2' }]);
    await room.post(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'QA-1', quantity: '6' }], irNumber, qtyQualified: '1' }],
    });
    const takeSecondBack = async () => {
      const [row] = await room.ask<{ number: string }>(
        `select receiver_number as number from receiver_item where company_id = $1 and po_number = $2 and quantity > 0`,
        [po],
      );
      return room.post(`/receivers/${row?.number}/reverse`, { reason: 'Another delivery' });
    };
    expect(await report(irNumber)).toEqual({ good: 1, bad: 0, result: 'WAITING' });
    await decide(irNumber, release('4'));
    expect(await report(irNumber)).toEqual({ good: 5, bad: 0, result: 'WAITING' });
    expect(await takeSecondBack()).toMatchObject({ msgCode: 'OK' });
    expect(await report(irNumber)).toEqual({ good: 4, bad: 0, result: 'OK' });
    const { data } = await room.get<Inspection>(`/inspections/${irNumber}`);
    expect(data).toMatchObject({ quantityInspected: '4.0000', waiting: '0.0000', result: 'OK' });
  });

  it('ends as withdrawn with its only receiver, also where a decision was taken back before', async () => {
    const { irNumber, receiverNumber } = await inQa('4');
    await decide(irNumber, release('4'));
    await takeBack(`${irNumber}/1`);
    await room.post(`/receivers/${receiverNumber}/reverse`, { reason: 'Wrong delivery' });
    expect(await report(irNumber)).toEqual({ good: 0, bad: 0, result: 'WITHDRAWN' });
  });

  it('that announced more than came ends when all that came has left QA', async () => {
    const announced = { ir_date: '2026-02-02', part_number: 'GAUGE', quantity_inspected: '50', result: 'WAITING' };
    await room.insert('inspection_report', { ir_number: 'IR-SHORT', ...announced });
    await receive([{ part: 'GAUGE', quantity: '3' }], 'IR-SHORT', '0');
    await decide('IR-SHORT', { ...release('1'), ...reject('1') });
    expect(await report('IR-SHORT')).toMatchObject({ result: 'WAITING' });
    await decide('IR-SHORT', release('1'));
    expect(await report('IR-SHORT')).toEqual({ good: 2, bad: 1, result: 'PARTIAL' });
  });

  it('grows by what comes under it later, on two lines and at once', async () => {
    await receive([bolts('4'), bolts('6')], 'IR-MORE', '3');
    expect(await report('IR-MORE')).toEqual({ good: 6, bad: 0, result: 'WAITING' });
    await decide('IR-MORE', release('4'));
    expect(await report('IR-MORE')).toEqual({ good: 10, bad: 0, result: 'OK' });
    await Promise.all([receive([bolts('5')], 'IR-MORE', '4'), receive([bolts('5')], 'IR-MORE', '4')]);
    expect(await report('IR-MORE')).toEqual({ good: 18, bad: 0, result: 'WAITING' });
    expect((await decide('IR-MORE', reject('2'))).data).toMatchObject({
      quantityInspected: '20.0000',
      quantityRejected: '2.0000',
      result: 'PARTIAL',
    });
  });
});

describe('a decision', () => {
  it('releases some to a shelf with their cost, scraps some, and leaves the rest waiting', async () => {
    const [before] = await held('A-03');
    const { irNumber } = await inQa('30');
    const { data } = await decide(irNumber, { ...release('20', 'A-03'), ...reject('4') });
    expect(data).toMatchObject({
      waiting: '6.0000',
      result: 'WAITING',
      quantityQualified: '20.0000',
      quantityRejected: '4.0000',
      decisions: [{ decisionNumber: `${irNumber}/1`, rejectTo: 'SCRAP', releaseTo: 'A-03' }],
      ncrs: [{ status: 'CLOSED' }],
    });
    expect(await held('A-03')).toEqual([Number(before) + 20, 0]);
    expect((await held('QA-1'))[1]).toBe(6);
    const lost = await room.ask(
      `select sum(debit - credit)::float as amount from journal_line join journal_entry using (company_id, entry_number)
         join account_use using (company_id, account_number)
        where company_id = $1 and document_number = $2 and use = 'STOCK_ADJUSTMENT'`,
      [`${irNumber}/1`],
    );
    expect(lost).toEqual([{ amount: 8 }]);
    expect((await decide(irNumber, reject('6'))).data).toMatchObject({ result: 'PARTIAL', waiting: '0.0000' });
  });

  it('that rejects all is REJECT, and to the vendor makes a return that waits for approval, its goods in QA', async () => {
    const { irNumber, po } = await inQa('5');
    const { data } = await decide(irNumber, reject('5', 'RTV'));
    expect(data).toMatchObject({
      result: 'REJECT',
      waiting: '0.0000',
      returning: '5.0000',
      ncrs: [{ status: 'OPEN' }],
    });
    const rtvNumber = data.decisions[0]?.rtvNumber;
    const { data: rtv } = await room.get(`/rtvs/${rtvNumber}`);
    expect(rtv).toMatchObject({
      status: 'NOT_APPROVED',
      poNumber: po,
      reason: 'TOLERANCE',
      items: [{ part: 'GAUGE', location: 'QA-1', quantity: '5.0000' }],
    });
    expect((await held('QA-1'))[1]).toBeGreaterThanOrEqual(5);
    expect(await decide(irNumber, release('1'))).toMatchObject({ msgCode: 'DECIDED_QTY_OVER_IN_QA' });
  });

  it('returns goods to the vendor of their receipts only; of two vendors, the person chooses', async () => {
    const { irNumber } = await inQa('2');
    const back = (vendorId?: string) => decide(irNumber, { reject: { ...reject('1', 'RTV').reject, vendorId } });
    await room.insert('vendor', { vendor_id: 'V-8', vendor_name: 'Second source', sort_name: 'second' });
    expect(await back('V-8')).toMatchObject({ code: 409, msgCode: 'GOODS_OF_OTHER_VENDOR', data: { vendors: 'V-1' } });
    const po = await room.purchaseOrder([{ part: 'GAUGE', quantity: '1', price: '2' }]);
    await erp.owner.query(`update purchase_order set vendor_id = 'V-8' where company_id = $1 and po_number = $2`, [
      room.companyId,
      po,
    ]);
    await room.post(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'QA-1', quantity: '1' }], irNumber, qtyQualified: '0' }],
    });
    expect((await room.get<Inspection>(`/inspections/${irNumber}`)).data).toMatchObject({
      vendors: [{ vendorId: 'V-8' }, { vendorId: 'V-1' }],
      vendorsAreCertain: true,
    });
    expect(await back()).toMatchObject({ msgCode: 'NO_VENDOR_TO_RETURN_TO' });
    const { data } = await back('V-8');
    // The order of the report is of the other vendor.
    expect((await room.get(`/rtvs/${data.decisions[0]?.rtvNumber}`)).data).toMatchObject({
      vendorId: 'V-8',
      poNumber: null,
    });
    await takeBack(`${irNumber}/1`);
    await decide(irNumber, release('3'));
  });

  it('gives the goods of a cancelled return back to quality', async () => {
    const { irNumber } = await inQa('2');
    const { data } = await decide(irNumber, reject('2', 'RTV'));
    await room.post(`/rtvs/${data.decisions[0]?.rtvNumber}/cancel`, { version: 1 });
    const { data: after } = await room.get<Inspection>(`/inspections/${irNumber}`);
    expect(after).toMatchObject({ waiting: '2.0000', returning: '0.0000', result: 'WAITING' });
    const { data: rejected } = await room.get<{ items: Inspection[] }>('/inspections?status=REJECT&limit=100');
    expect(rejected.items.map((row) => row.irNumber)).not.toContain(irNumber);
    expect((await decide(irNumber, release('2'))).data).toMatchObject({ result: 'OK', waiting: '0.0000' });
  });

  it('names the pieces of a part with serial numbers, and scraps those it rejects', async () => {
    const { irNumber } = await inQa('3', 'MOTOR', ['S-1', 'S-2', 'S-3']);
    expect(await decide(irNumber, release('1'))).toMatchObject({ msgCode: 'SERIAL_REQUIRED' });
    expect(await decide(irNumber, release('1', 'A-01', ['S-9']))).toMatchObject({ msgCode: 'SERIAL_NOT_EXIST' });
    const { data } = await decide(irNumber, {
      ...release('2', 'A-01', ['S-1', 'S-2']),
      ...reject('1', 'SCRAP', ['s-3']),
    });
    expect(data).toMatchObject({ result: 'PARTIAL' });
    const places = `select serial_number, place, location from serial where company_id = $1 and part_number = 'MOTOR' order by 1`;
    expect(await room.ask(places)).toEqual([
      { serial_number: 'S-1', place: 'STOCK', location: 'A-01' },
      { serial_number: 'S-2', place: 'STOCK', location: 'A-01' },
      { serial_number: 'S-3', place: 'SCRAPPED', location: null },
    ]);
    await takeBack(`${irNumber}/1`);
    expect(await room.ask(`${places} limit 1 offset 2`)).toEqual([
      { serial_number: 'S-3', place: 'STOCK', location: 'QA-1' },
    ]);
  });

  it('is not taken again about a piece that waits for its return', async () => {
    const { irNumber } = await inQa('2', 'MOTOR', ['R-1', 'R-2']);
    const { data } = await decide(irNumber, reject('1', 'RTV', ['R-1']));
    const offered = data.goods[0]?.serials ?? [];
    expect([offered.includes('R-1'), offered.includes('R-2')]).toEqual([false, true]);
    expect(await decide(irNumber, release('1', 'A-01', ['R-1']))).toMatchObject({ msgCode: 'SERIAL_NOT_EXIST' });
    expect(await decide(irNumber, release('1', 'A-01', ['R-2']))).toMatchObject({ msgCode: 'OK' });
  });

  it.each([
    ['NOTHING_DECIDED', {}],
    ['NOTHING_DECIDED', release('0')],
    ['DECIDED_QTY_OVER_IN_QA', { ...release('3'), ...reject('2') }],
    ['DECIDED_QTY_OVER_IN_QA', { location: 'A-01', ...release('1') }],
    ['LOCATION_NOT_EXIST', release('1', 'NOWHERE')],
    ['LOCATION_REQUIRED', release('1', '')],
    ['RELEASE_TO_OTHER_WAREHOUSE', release('1', 'P1-01')],
    ['FIELD_REQUIRED', { reject: { quantity: '1', to: 'SCRAP', reason: 'OTHER' } }],
    ['INVALID_INPUT', release('1', 'A-01', ['S-1'])],
  ])('is refused with %s and moves nothing: %j', async (msgCode, body) => {
    const { irNumber } = await inQa('4');
    const before = await held('QA-1');
    expect(await decide(irNumber, body)).toMatchObject({ msgCode });
    expect(await held('QA-1')).toEqual(before);
    await decide(irNumber, release('4'));
  });
});

describe('taking a decision back', () => {
  it('puts released and scrapped goods into QA again, and ends the NCR that it raised', async () => {
    const [stock, value] = [await held('A-03'), await worth()];
    const { irNumber } = await inQa('10');
    const { data } = await decide(irNumber, { ...release('7', 'A-03'), ...reject('3') });
    const number = data.decisions[0]?.decisionNumber ?? '';
    const { data: after } = await takeBack(number);
    expect(after).toMatchObject({
      waiting: '10.0000',
      result: 'WAITING',
      quantityRejected: '0.0000',
      ncrs: [{ status: 'CLOSED' }],
      decisions: [
        { reversal: { reverses: number, reason: 'Wrong lot' } },
        { reversal: { reversedBy: `${irNumber}/2` } },
      ],
    });
    expect(await held('A-03')).toEqual(stock);
    expect(await worth()).toBe(value + 20);
    expect(await takeBack(number)).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    expect(await takeBack(`${irNumber}/2`)).toMatchObject({ msgCode: 'POSTING_IS_REVERSAL' });
    expect((await decide(irNumber, release('10'))).data).toMatchObject({ result: 'OK', ncrs: [{ status: 'CLOSED' }] });
  });

  it('cancels a return that has not left', async () => {
    const { irNumber } = await inQa('2');
    const { data } = await decide(irNumber, reject('2', 'RTV'));
    const { rtvNumber, decisionNumber = '' } = data.decisions[0] ?? {};
    await takeBack(decisionNumber);
    expect((await room.get(`/rtvs/${rtvNumber}`)).data).toMatchObject({ status: 'CANCELLED' });
    expect((await room.get(`/inspections/${irNumber}`)).data).toMatchObject({ waiting: '2.0000', returning: '0.0000' });
    await decide(irNumber, release('2'));
  });

  it('needs no role of buyers, and is refused once the return was cancelled and its goods decided about again', async () => {
    const quality = await room.person({ roles: ['QUALITY_INFO', 'WAREHOUSE_INFO'] });
    const own = await inQa('1');
    await decide(own.irNumber, reject('1', 'RTV'), quality);
    expect(await takeBack(`${own.irNumber}/1`, quality)).toMatchObject({ msgCode: 'OK' });
    const { irNumber } = await inQa('2');
    const { data } = await decide(irNumber, reject('2', 'RTV'));
    await room.post(`/rtvs/${data.decisions[0]?.rtvNumber}/cancel`, { version: 1 });
    await decide(irNumber, release('2'));
    expect(await takeBack(`${irNumber}/1`)).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    expect(await takeBack(`${irNumber}/2`)).toMatchObject({ msgCode: 'OK' });
    await decide(irNumber, release('2'));
  });

  it('is refused once the released goods were used', async () => {
    const { irNumber } = await inQa('6');
    await decide(irNumber, release('6', 'A-04'));
    await room.post('/transfers', {
      items: [{ partNumber: 'GAUGE', fromLocation: 'A-04', toLocation: 'A-01', quantity: '5' }],
    });
    expect(await takeBack(`${irNumber}/1`)).toMatchObject({ msgCode: 'STOCK_ALREADY_USED' });
  });

  const worth = async () =>
    Number(
      (await room.ask<{ value: string }>('select sum(value) as value from inventory_balance where company_id = $1'))[0]
        ?.value,
    );
});

it('keeps the goods of another report when a receiver is taken back whose own were decided about', async () => {
  const first = await inQa('5');
  const second = await inQa('5');
  await decide(first.irNumber, reject('5'));
  const back = (number: string) => room.post(`/receivers/${number}/reverse`, { reason: 'Wrong delivery' });
  expect(await back(first.receiverNumber)).toMatchObject({ msgCode: 'STOCK_ALREADY_USED' });
  expect(await back(second.receiverNumber)).toMatchObject({ msgCode: 'OK' });
});

describe('rights', () => {
  it('lets quality decide, buyers and clerks read, others nothing', async () => {
    const { irNumber } = await inQa('3');
    const quality = await room.person({ roles: ['QUALITY_INFO'] });
    const clerk = await room.person({ roles: ['UPDATE_RECEIVER', 'WAREHOUSE_INFO'] });
    const seller = await room.person({ roles: ['FIND_SALES_ORDER'] });
    expect(await decide(irNumber, release('1'), clerk)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await decide(irNumber, release('1'), seller)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await room.get(`/inspections/${irNumber}`, seller)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect((await room.get(`/inspections/${irNumber}`, clerk)).data).toMatchObject({ mayDecide: false });
    expect((await decide(irNumber, release('3'), quality)).data).toMatchObject({
      decisions: [{ reversal: { allowed: false, refusal: 'LIMITED_PERMISSIONS' } }],
    });
    expect(await takeBack(`${irNumber}/1`, quality)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await takeBack(`${irNumber}/1`, clerk)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await takeBack(`${irNumber}/1`)).toMatchObject({ msgCode: 'OK' });
    await decide(irNumber, release('3'));
  });

  it('shows a report to nobody of another company', async () => {
    const { irNumber } = await inQa('1');
    const other = await openStockRoom(erp);
    expect(await other.get(`/inspections/${irNumber}`)).toMatchObject({ msgCode: 'INSPECTION_NOT_EXIST' });
    expect(await decide(irNumber, release('1'), other.browser)).toMatchObject({ msgCode: 'INSPECTION_NOT_EXIST' });
    expect(await takeBack(`${irNumber}/1`, other.browser)).toMatchObject({ msgCode: 'QA_DECISION_NOT_EXIST' });
    await decide(irNumber, release('1'));
  });
});

/** Two people at the same shelf, again and again. */
it('never lets more out of QA than is there: of 24 who decide about 10 at once, 10 succeed', async () => {
  for (const to of ['SCRAP', 'RTV']) {
    const { irNumber } = await inQa('10');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => decide(irNumber, index % 2 ? release('1') : reject('1', to))),
    );
    const codes = answers.map(({ msgCode }) => msgCode);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['OK', 'DECIDED_QTY_OVER_IN_QA']));
    expect((await room.get(`/inspections/${irNumber}`)).data).toMatchObject({ waiting: '0.0000' });
  }
});

it('takes a decision back once when two ask for it at once, and posts one key once', async () => {
  const { irNumber } = await inQa('4');
  const key = crypto.randomUUID();
  const body = { location: 'QA-1', ...release('4') };
  await Promise.all([1, 2].map(() => room.post(`/inspections/${irNumber}/decide`, body, key)));
  const codes = (await Promise.all([takeBack(`${irNumber}/1`), takeBack(`${irNumber}/1`)])).map(
    ({ msgCode }) => msgCode,
  );
  expect(codes.toSorted()).toEqual(['OK', 'POSTING_IS_REVERSED']);
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
