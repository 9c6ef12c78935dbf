import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import type { Ncr } from '@gemba/contract/quality/ncr/ncr';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

const aside = (body: object, by = room.browser) =>
  room.post<Inspection & Record<string, string>>(
    '/quality/putAside',
    { partNumber: 'BOLT', location: 'A-01', quantity: '3', to: 'QA-1', reason: 'DAMAGED', ...body },
    undefined,
    by,
  );
const decide = (irNumber: string, body: object) =>
  room.post<Inspection>(`/inspections/${irNumber}/decide`, { location: 'QA-1', ...body });
const takeBack = (number: string, by = room.browser) =>
  room.post<Inspection & Record<string, string>>(
    `/qaDecisions/${encodeURIComponent(number)}/reverse`,
    { reason: 'Looked again' },
    undefined,
    by,
  );
const held = async (location: string, part = 'BOLT') => {
  const balance = await room.balance(part, location);
  return [Number(balance?.['on_hand'] ?? 0), Number(balance?.['in_qa'] ?? 0)];
};
const ncrOf = async ({ ncrs }: Inspection) => (await room.get<Ncr>(`/ncrs/${ncrs[0]?.ncrNumber}`)).data;
let known = 0;
const foundBefore = async (columns: Record<string, string | number> = {}) => {
  const ncr_number = `N-${(known += 1)}`;
  await room.insert('ncr', {
    ncr_number,
    ncr_date: '2026-02-02',
    source: 'STOCK',
    part_number: 'BOLT',
    quantity: '2',
    description: 'Rust on the thread',
    raised_by: room.userId,
    ...columns,
  });
  return ncr_number;
};

describe('goods that are put aside', () => {
  it('wait in QA at their cost, with a report and an NCR of their own, until quality decides', async () => {
    await room.opening('BOLT', 'A-01', '10', '2');
    const [before = 0] = await held('A-01');
    const { data } = await aside({ note: 'Dented at the edge' });
    expect(data).toMatchObject({
      result: 'WAITING',
      finding: 'Dented at the edge',
      quantityInspected: '3.0000',
      goods: [{ location: 'QA-1', waiting: '3.0000' }],
      decisions: [{ quantityPutAside: '3.0000', putAsideFrom: 'A-01', location: 'QA-1', reversal: { allowed: true } }],
    });
    expect([await held('A-01'), await held('QA-1')]).toEqual([
      [before - 3, 0],
      [0, 3],
    ]);
    expect(await ncrOf(data)).toMatchObject({ source: 'STOCK', status: 'OPEN', location: 'QA-1', reason: 'DAMAGED' });
    const { irNumber } = data;
    const { data: decided } = await decide(irNumber, {
      release: { quantity: '1', location: 'A-02' },
      reject: { quantity: '2', to: 'SCRAP', reason: 'DAMAGED' },
    });
    expect(decided).toMatchObject({ result: 'PARTIAL', waiting: '0.0000' });
    expect(await ncrOf(decided)).toMatchObject({ status: 'CLOSED', disposition: 'SCRAP' });
    const log = await room.ask(
      `select movement, location from inventory_log where company_id = $1 and document_number = $2 order by location`,
      [`${irNumber}/1`],
    );
    expect(log).toEqual([
      { movement: 'TO_QA', location: 'A-01' },
      { movement: 'TO_QA', location: 'QA-1' },
    ]);
    expect(await room.broken()).toEqual([]);
  });

  it('may stay where they are, and go back to the only vendor who sent any', async () => {
    const po = await room.purchaseOrder([{ part: 'BOLT', quantity: '5' }]);
    await room.post(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-03', quantity: '5' }], qtyQualified: '5' }],
    });
    const { data } = await aside({ location: 'a-03', to: 'A-03' });
    expect(data).toMatchObject({ vendorId: 'V-1', goods: [{ location: 'A-03', waiting: '3.0000' }] });
    const { data: returned } = await decide(data.irNumber, {
      location: 'A-03',
      reject: { quantity: '3', to: 'RTV', reason: 'CORROSION' },
    });
    expect(returned).toMatchObject({ returning: '3.0000' });
    expect(await takeBack(data.decisions[0]?.decisionNumber ?? '')).toMatchObject({ msgCode: 'STOCK_ALREADY_USED' });
  });

  it('go back to the vendor that the person chooses, where several or none have sent any', async () => {
    for (const vendor_id of ['V-2', 'V-3'])
      await room.insert('vendor', { vendor_id, vendor_name: vendor_id, sort_name: vendor_id.toLowerCase() });
    await room.opening('NUT', 'A-02', '9', '1');
    const back = (irNumber: string, vendorId?: string) =>
      decide(irNumber, { reject: { quantity: '1', to: 'RTV', reason: 'DAMAGED', vendorId } });
    const put = async () => (await aside({ partNumber: 'NUT', location: 'A-02', quantity: '1' })).data;
    const first = await put();
    expect(first).toMatchObject({ vendorId: null, vendors: [], vendorsAreCertain: false });
    expect(await back(first.irNumber)).toMatchObject({
      msgCode: 'NO_VENDOR_TO_RETURN_TO',
      data: { field: 'reject.vendorId' },
    });
    expect(await back(first.irNumber, 'NOBODY')).toMatchObject({ code: 404, msgCode: 'VENDOR_NOT_EXIST' });
    const { data } = await back(first.irNumber, 'V-3');
    expect((await room.get(`/rtvs/${data.decisions[0]?.rtvNumber}`)).data).toMatchObject({ vendorId: 'V-3' });
    await room.insert('vendor_price', {
      part_number: 'NUT',
      vendor_id: 'V-2',
      effective_date: '2026-01-01',
      price: '1',
      currency: 'USD',
    });
    // A price is no receipt: the vendor is offered, and nobody is guessed.
    const priced = await put();
    expect(priced).toMatchObject({ vendorId: null, vendors: [{ vendorId: 'V-2' }] });
    const po = await room.purchaseOrder([{ part: 'NUT', quantity: '2' }]);
    await room.post(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-02', quantity: '2' }], qtyQualified: '2' }],
    });
    const delivered = await put();
    expect(delivered).toMatchObject({ vendorId: 'V-1', vendors: [{ vendorId: 'V-1' }, { vendorId: 'V-2' }] });
    expect(await back(priced.irNumber)).toMatchObject({ msgCode: 'NO_VENDOR_TO_RETURN_TO' });
    for (const irNumber of [priced.irNumber, delivered.irNumber])
      expect(await back(irNumber, 'V-2')).toMatchObject({ msgCode: 'OK' });
    expect(await room.broken()).toEqual([]);
  });

  it('of an NCR that was open before are decided about with it', async () => {
    const ncrNumber = await foundBefore();
    const { data } = await aside({ ncrNumber, quantity: '2' });
    expect(data.ncrs).toEqual([{ ncrNumber, status: 'OPEN' }]);
    expect(await aside({ ncrNumber })).toMatchObject({ msgCode: 'NCR_HAS_REPORT', data: { irNumber: data.irNumber } });
    await decide(data.irNumber, { release: { quantity: '2', location: 'A-01' } });
    expect(await ncrOf(data)).toMatchObject({ status: 'CLOSED', disposition: 'USE' });
  });

  it('get a report of their own where that of their NCR is of another system and has no goods here', async () => {
    await room.insert('inspection_report', {
      ir_number: 'IR-OLD',
      ir_date: '2026-02-02',
      part_number: 'BOLT',
      quantity_inspected: '5',
      result: 'OK',
    });
    const ncrNumber = await foundBefore({ ir_number: 'IR-OLD' });
    expect((await room.get<Ncr>(`/ncrs/${ncrNumber}`)).data.hasGoodsOfReport).toBe(false);
    const { data } = await aside({ ncrNumber, quantity: '1' });
    expect((await room.get<Ncr>(`/ncrs/${ncrNumber}`)).data).toMatchObject({
      hasGoodsOfReport: true,
      irNumber: data.irNumber,
    });
  });

  it('that are traced are named, and lie where they wait', async () => {
    const po = await room.purchaseOrder([{ part: 'MOTOR', quantity: '2' }]);
    await room.post(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '2', serials: ['P-1', 'P-2'] }] }],
    });
    const motor = { partNumber: 'MOTOR', quantity: '1' };
    expect(await aside(motor)).toMatchObject({ msgCode: 'SERIAL_REQUIRED' });
    expect(await aside({ ...motor, serials: ['P-9'] })).toMatchObject({ msgCode: 'SERIAL_NOT_EXIST' });
    const { data } = await aside({ ...motor, serials: ['p-1'] });
    expect(data.goods).toMatchObject([{ location: 'QA-1', serials: ['P-1'] }]);
    await takeBack(data.decisions[0]?.decisionNumber ?? '');
    const place = `select location from serial where company_id = $1 and serial_number = 'P-1'`;
    expect(await room.ask(place)).toEqual([{ location: 'A-01' }]);
  });
});

describe('taking it back', () => {
  it('brings the goods to their shelf, ends the report, and closes the NCR that came with it', async () => {
    const before = [await held('A-01'), await held('QA-1')];
    const { data } = await aside({});
    const { data: back } = await takeBack(data.decisions[0]?.decisionNumber ?? '');
    expect(back).toMatchObject({ result: 'WITHDRAWN', waiting: '0.0000' });
    expect([await held('A-01'), await held('QA-1')]).toEqual(before);
    expect(await ncrOf(back)).toMatchObject({ status: 'CLOSED', note: 'Looked again' });
    expect(await takeBack(data.decisions[0]?.decisionNumber ?? '')).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
  });

  it('leaves an NCR open that was there before, without a report', async () => {
    const ncrNumber = await foundBefore();
    const { data } = await aside({ ncrNumber });
    await takeBack(data.decisions[0]?.decisionNumber ?? '');
    const { data: ncr } = await room.get<Ncr>(`/ncrs/${ncrNumber}`);
    expect(ncr).toMatchObject({ status: 'OPEN', irNumber: null });
    expect(await aside({ ncrNumber, quantity: '1' })).toMatchObject({ msgCode: 'OK' });
  });

  it('of every decision leaves no NCR open that one of them raised', async () => {
    const { data } = await aside({});
    await decide(data.irNumber, { reject: { quantity: '2', to: 'SCRAP', reason: 'DAMAGED' } });
    const { data: decided } = await decide(data.irNumber, {
      reject: { quantity: '1', to: 'RTV', reason: 'CORROSION' },
    });
    expect(decided.ncrs).toMatchObject([{ status: 'OPEN' }, { status: 'CLOSED' }]);
    for (const { decisionNumber } of decided.decisions)
      expect(await takeBack(decisionNumber)).toMatchObject({ msgCode: 'OK' });
    const { data: after } = await room.get<Inspection>(`/inspections/${data.irNumber}`);
    expect(after.ncrs).toMatchObject([{ status: 'CLOSED' }, { status: 'CLOSED' }]);
    expect(await ncrOf(after)).toMatchObject({ note: 'Looked again', disposition: null, rtvNumber: null });
    expect(await room.broken()).toEqual([]);
  });

  it('leaves the words of an NCR alone that was closed by hand meanwhile', async () => {
    const ncrNumber = await foundBefore();
    const { data } = await aside({ ncrNumber });
    const close = (body: object) => room.post<Ncr>(`/ncrs/${ncrNumber}/close`, { reason: 'Sorted by hand', ...body });
    const { version } = (await room.get<Ncr>(`/ncrs/${ncrNumber}`)).data;
    expect(await close({ version, disposition: 'SCRAP' })).toMatchObject({
      msgCode: 'NCR_HAS_REPORT',
      data: { irNumber: data.irNumber },
    });
    await close({ version });
    await takeBack(data.decisions[0]?.decisionNumber ?? '');
    const { data: ncr } = await room.get<Ncr>(`/ncrs/${ncrNumber}`);
    expect(ncr).toMatchObject({ status: 'CLOSED', note: 'Sorted by hand', irNumber: null, reason: null });
  });

  it('is refused for goods that quality has decided about, even where others of the part wait', async () => {
    const [{ data: first }] = [await aside({ quantity: '1' }), await aside({ quantity: '1' })];
    await decide(first.irNumber, { release: { quantity: '1', location: 'A-01' } });
    const at = first.decisions[0]?.decisionNumber ?? '';
    expect(await takeBack(at)).toMatchObject({ msgCode: 'STOCK_ALREADY_USED' });
  });
});

describe('putting aside', () => {
  it.each([
    ['PART_NOT_EXIST', { partNumber: 'NO-SUCH' }],
    ['INVALID_QUANTITY', { quantity: '0' }],
    ['LOCATION_NOT_EXIST', { location: 'NOWHERE' }],
    ['LOCATION_FOR_TRANSIT', { to: 'TRANSIT' }],
    ['PUT_ASIDE_IN_OTHER_WAREHOUSE', { to: 'P1-01' }],
    ['INVENTORY_NOT_EXIST', { location: 'A-04' }],
    ['MOVED_QTY_OVER_ON_HAND', { quantity: '10000' }],
    ['FIELD_REQUIRED', { reason: 'OTHER' }],
    ['INVALID_INPUT', { serials: ['S-1'] }],
    ['NCR_NOT_EXIST', { ncrNumber: '77' }],
  ])('is refused with %s and moves nothing: %j', async (msgCode, body) => {
    const before = await held('A-01');
    expect(await aside(body)).toMatchObject({ msgCode });
    expect(await held('A-01')).toEqual(before);
  });

  it('does not mix an NCR up with others', async () => {
    expect(await aside({ ncrNumber: await foundBefore({ part_number: 'NUT' }) })).toMatchObject({
      msgCode: 'NCR_OF_OTHER_PART',
    });
    expect(await aside({ ncrNumber: await foundBefore({ status: 'CLOSED' }) })).toMatchObject({
      msgCode: 'NOT_OPEN_NCR',
    });
  });

  it('takes the last pieces once when two people find them at once, with reports of their own', async () => {
    await room.opening('NUT', 'A-01', '5', '1');
    const answers = await Promise.all(Array.from({ length: 4 }, () => aside({ partNumber: 'NUT', quantity: '2' })));
    const done = answers.filter(({ msgCode }) => msgCode === 'OK').map(({ data }) => data.irNumber);
    expect(new Set(done).size).toBe(2);
    expect(await held('A-01', 'NUT')).toEqual([1, 0]);
  });

  it('takes the next number where somebody has a report of that number', async () => {
    const { data } = await aside({ quantity: '1' });
    const next = `PA-${Number(data.irNumber.slice(3)) + 1}`;
    await room.insert('inspection_report', {
      ir_number: next,
      ir_date: '2026-02-02',
      part_number: 'NUT',
      quantity_inspected: '1',
    });
    expect((await aside({ quantity: '1' })).data.irNumber).toBe(`PA-${Number(next.slice(3)) + 1}`);
  });

  it('is for quality and for those who receive; only quality takes it back', async () => {
    const clerk = await room.person({ roles: ['UPDATE_RECEIVER'] });
    const { data } = await aside({ quantity: '1' }, clerk);
    expect(data).toMatchObject({ mayDecide: false });
    expect(await takeBack(data.decisions[0]?.decisionNumber ?? '', clerk)).toMatchObject({
      msgCode: 'LIMITED_PERMISSIONS',
    });
    const buyer = await room.person({ roles: ['FIND_PURCHASE_ORDER'] });
    expect(await aside({}, buyer)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    const other = await openStockRoom(erp);
    expect(await aside({ ncrNumber: await foundBefore() }, other.browser)).toMatchObject({ msgCode: 'NCR_NOT_EXIST' });
  });
});

it('ends the report of a receipt that is taken back, and begins it anew with the next receipt', async () => {
  const receive = async (quantity: string, good: string) => {
    const po = await room.purchaseOrder([{ part: 'GAUGE', quantity }]);
    await room.post(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'QA-1', quantity }], irNumber: 'IR-W', qtyQualified: good }],
    });
    const [row] = await room.ask<{ receiver_number: string }>(
      'select max(receiver_number::int)::text as receiver_number from receiver where company_id = $1',
    );
    return row?.receiver_number ?? '';
  };
  const number = await receive('4', '1');
  expect(await room.post(`/receivers/${number}/reverse`, { reason: 'Not ours' })).toMatchObject({ msgCode: 'OK' });
  expect((await room.get<Inspection>('/inspections/IR-W')).data).toMatchObject({
    result: 'WITHDRAWN',
    waiting: '0.0000',
  });
  await receive('2', '1');
  expect((await room.get<Inspection>('/inspections/IR-W')).data).toMatchObject({
    result: 'WAITING',
    quantityInspected: '2.0000',
    quantityQualified: '1.0000',
  });
});

it('says how the goods of an NCR without a report ended when it is closed', async () => {
  const ncrNumber = await foundBefore({ source: 'WORK_ORDER' });
  const close = await room.post<Ncr>(`/ncrs/${ncrNumber}/close`, {
    version: 1,
    reason: 'Turned down to size',
    disposition: 'REWORK',
  });
  expect(close.data).toMatchObject({ status: 'CLOSED', disposition: 'REWORK', note: 'Turned down to size' });
  const reopen = await room.post<Ncr>(`/ncrs/${ncrNumber}/reopen`, { version: 2, reason: 'Still too loud' });
  expect(reopen.data).toMatchObject({ status: 'OPEN', disposition: null });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
