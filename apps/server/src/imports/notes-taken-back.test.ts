import type { AuditEntry } from '@gemba/contract/companies/audit';
import type { Rma, Rtv } from '@gemba/contract/orders/returns/return-shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { titlesOf } from '../testing/reasoned-change.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { bringFile } from './testing/bring.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
let accountant: Awaited<ReturnType<(typeof room)['person']>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  accountant = await room.person({ userName: 'Marta', roles: ['ACCOUNTING_INFO'] });
  await room.opening('BOLT', 'A-01', '50', '2');
});

const bring = (kind: string, ...lines: readonly string[]) =>
  bringFile(erp.owner, kind, lines.join('\n'), { companyId: room.companyId, userId: room.userId });
const DAYS = '2026-02-01,2026-03-01';
const credit = (number: string, rma: string, net: string) =>
  bring(
    'invoices',
    'invoiceNumber,kind,customerId,rmaNumber,invoiceDate,dueDate,currency,net,tax',
    `${number},CREDIT_NOTE,C-1,${rma},${DAYS},USD,${net},-1`,
  );
const debit = (number: string, rtv: string, net: string) =>
  bring(
    'bills',
    'accountPayableNumber,kind,vendorId,rtvNumber,billDate,dueDate,currency,net,tax',
    `${number},DEBIT_NOTE,V-1,${rtv},${DAYS},USD,${net},0`,
  );
const rmaOf = async (rma: string) => (await room.get<Rma>(`/rmas/${rma}`)).data;
const rtvOf = async (rtv: string) => (await room.get<Rtv>(`/rtvs/${rtv}`)).data;
const takeBack = (kind: 'rma' | 'rtv', number: string, version: number, by = accountant) =>
  room.post<Record<string, string>>(
    `/returns/${kind}/${number}/takeBackNote`,
    { reason: 'Written for another return', version },
    undefined,
    by,
  );
const receive = (rma: string, quantity: string) =>
  room.post(`/receiving/rmas/${rma}`, {
    items: [{ itemNumber: 1, to: 'STOCK', locations: [{ location: 'A-01', quantity }] }],
  });
const ship = (rtv: string, quantity: string) =>
  room.post(`/shipping/rtvs/${rtv}`, { items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity }] }] });
const owed = async () =>
  (
    await room.ask<{ owes: number }>(
      `select open_receivable::float as owes from customer where company_id = $1 and customer_id = 'C-1'`,
    )
  )[0]?.owes;

const openCredits = async () => {
  const credits = 'figure_accounting_customer_credits';
  const listed = await room.ask(`select document_number from ${credits} where company_id = $1`);
  const [kept] = await room.ask<{ total: number }>(
    `select coalesce(sum(amount), 0)::float as total from figure_total
      where company_id = $1 and figure = 'accounting_customer_credits' and span = 'm'`,
  );
  return { listed, total: kept?.total };
};

describe('a credit note that was wrong', () => {
  it('is taken back with its entry, and the closed return waits for the right one', async () => {
    const rma = await room.rma([{ part: 'GEARBOX', quantity: '2', price: '5' }]);
    await receive(rma, '2');
    const before = await owed();
    await credit('C-1', rma, '-6');
    const closed = await rmaOf(rma);
    expect(await openCredits()).toEqual({ listed: [{ document_number: 'C-1' }], total: 7 });
    expect(closed).toMatchObject({ status: 'CLOSED', note: { noteNumber: 'C-1', total: '-7.00', mayTakeBack: true } });
    expect(await takeBack('rma', rma, closed.version - 1)).toMatchObject({ msgCode: 'CHANGED_MEANWHILE' });
    expect((await takeBack('rma', rma, closed.version)).data).toMatchObject({
      status: 'RECEIVED',
      noteNumber: 'C-1',
      counterNote: 'C-1-R',
    });
    expect(await owed()).toBe(before);
    expect(await openCredits()).toEqual({ listed: [], total: 0 });
    const open = await rmaOf(rma);
    expect(open).toMatchObject({ status: 'RECEIVED', note: null });
    expect(await takeBack('rma', rma, open.version)).toMatchObject({ msgCode: 'NOTE_NOT_EXIST' });
    // The file still has the wrong note: it is told. The right one closes the return.
    const day = new Date().toISOString().slice(0, 4);
    expect(await credit('C-1', rma, '-6')).toMatchObject({
      same: 0,
      left: [expect.stringContaining(`the note was taken back here: ${day}-`)],
    });
    expect(await credit('C-2', rma, '-10')).toMatchObject({ added: 1, left: [] });
    expect(await rmaOf(rma)).toMatchObject({ status: 'CLOSED', note: { noteNumber: 'C-2' } });
    expect(await room.broken()).toEqual([]);
  });

  it('leaves a trail and is told to the owner of the return', async () => {
    const rma = await room.rma([{ part: 'GEARBOX', quantity: '2', price: '5' }]);
    await credit('C-3', rma, '-6');
    const { version } = await rmaOf(rma);
    await takeBack('rma', rma, version);
    const { items } = (await room.get<{ items: AuditEntry[] }>('/admin/audit')).data;
    expect(items[0]).toMatchObject({
      kind: 'return',
      subject: `RMA ${rma}`,
      changes: [{ field: 'note', before: 'C-3', after: null }, { field: 'reason' }],
    });
    expect((await titlesOf(room.browser))[0]).toMatchObject({
      title: `Return RMA ${rma}: note C-3 taken back`,
      content: 'Marta took it back.\n\nWritten for another return',
    });
    expect(await rmaOf(rma)).toMatchObject({ status: 'APPROVED', note: null });
  });

  it('is not taken back once it is settled by a payment, and a withdrawn one is not paid', async () => {
    for (const [use, account_number] of Object.entries({ CASH: '1000', EXCHANGE_RESULT: '7000' })) {
      await room.insert('account', { account_number, account_name: use, kind: 'ASSET', statement_line: 'CASH' });
      await room.insert('account_use', { use, account_number });
    }
    const [paid, wrong] = [await room.rma([{ price: '5' }]), await room.rma([{ price: '5' }])];
    await credit('C-4', paid, '-6');
    await credit('C-5', wrong, '-6');
    await bring('invoices', 'invoiceNumber,customerId,invoiceDate,dueDate,currency,net', `I-4,C-1,${DAYS},USD,90`);
    await bring(
      'payments',
      'paymentNumber,direction,customerId,paymentDate,currency,amount',
      'R-4,IN,C-1,2026-03-01,USD,50',
    );
    const pay = (...rows: string[]) => bring('paymentItems', 'paymentNumber,itemNumber,invoiceNumber,amount', ...rows);
    await pay('R-4,1,I-4,40', 'R-4,2,C-4,-7');
    expect(await takeBack('rma', paid, (await rmaOf(paid)).version)).toMatchObject({
      msgCode: 'NOTE_IS_PAID',
      data: { noteNumber: 'C-4' },
    });
    await takeBack('rma', wrong, (await rmaOf(wrong)).version);
    expect((await pay('R-4,3,C-5,-7')).left).toEqual([expect.stringContaining('the note was taken back here')]);
    expect(await room.broken()).toEqual([]);
  });

  it('is countered by the next free number, as long as a number may be', async () => {
    await bring('invoices', 'invoiceNumber,customerId,invoiceDate,dueDate,currency,net', `C-7-R,C-1,${DAYS},USD,90`);
    const long = 'C'.repeat(40);
    for (const [note, counterNote] of [
      ['C-7', 'C-7-R2'],
      [long, `${'C'.repeat(38)}-R`],
    ] as const) {
      const rma = await room.rma([{ price: '5' }]);
      await credit(note, rma, '-6');
      expect((await takeBack('rma', rma, (await rmaOf(rma)).version)).data).toMatchObject({ counterNote });
    }
  });

  it('is taken back once when two people do it, and by accounting only', async () => {
    const rma = await room.rma([{ price: '5' }]);
    await credit('C-6', rma, '-6');
    const { version } = await rmaOf(rma);
    const seller = await room.person({ roles: ['FIND_SALES_ORDER'] });
    expect(await takeBack('rma', rma, version, seller)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    const codes = (await Promise.all([takeBack('rma', rma, version), takeBack('rma', rma, version)])).map(
      ({ msgCode }) => msgCode,
    );
    expect(codes.toSorted()).toEqual(['CHANGED_MEANWHILE', 'OK']);
    const other = await openStockRoom(erp);
    expect(await takeBack('rma', rma, version, other.browser)).toMatchObject({ msgCode: 'RMA_NOT_EXIST' });
  });
});

describe('a debit note that was wrong', () => {
  it('is taken back after the goods have left: their vendor owes them again', async () => {
    const rtv = await room.rtv([{ quantity: '4' }]);
    await ship(rtv, '4');
    await debit('D-1', rtv, '-7');
    const { version, status } = await rtvOf(rtv);
    expect(status).toBe('CLOSED');
    expect((await takeBack('rtv', rtv, version)).data).toMatchObject({ status: 'SHIPPED' });
    expect(await room.broken()).toEqual([]);
    expect(await debit('D-2', rtv, '-8')).toMatchObject({ added: 1 });
    expect(await rtvOf(rtv)).toMatchObject({ status: 'CLOSED' });
    expect(await room.broken()).toEqual([]);
  });

  it('that came before the last goods gives those back to what the vendor owes, too', async () => {
    const rtv = await room.rtv([{ quantity: '4' }]);
    await ship(rtv, '1');
    await debit('D-3', rtv, '-8');
    await ship(rtv, '2');
    expect(await takeBack('rtv', rtv, (await rtvOf(rtv)).version)).toMatchObject({ msgCode: 'OK' });
    expect(await rtvOf(rtv)).toMatchObject({ status: 'PARTIAL', note: null });
    expect(await room.broken()).toEqual([]);
    await ship(rtv, '1');
    await debit('D-4', rtv, '-8');
    expect(await rtvOf(rtv)).toMatchObject({ status: 'CLOSED' });
    expect(await room.broken()).toEqual([]);
  });

  it('does not hold the number of the vendor: the same invoice comes again under a number of its own', async () => {
    const rtv = await room.rtv([{ quantity: '4' }]);
    const said = (number: string) =>
      bring(
        'bills',
        'accountPayableNumber,kind,vendorId,rtvNumber,vendorInvoiceNum,billDate,dueDate,currency,net',
        `${number},DEBIT_NOTE,V-1,${rtv},V-77,${DAYS},USD,-8`,
      );
    await said('D-5');
    await takeBack('rtv', rtv, (await rtvOf(rtv)).version);
    expect(await said('D-6')).toMatchObject({ added: 1, left: [] });
  });
});
