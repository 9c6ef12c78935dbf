import { randomUUID } from 'node:crypto';
import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import type { Printer } from '@gemba/contract/labels/printers/printer';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { type Behaviour, startPrinter } from '../../testing/outside/label-printer.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startOwnApp } from '../../testing/test-app.ts';
import { printedDots, readCodes } from '../testing/read-codes.ts';

const erp = await startOwnApp({
  env: { GEMBA_PRINTER_NETWORKS: '127.0.0.1' },
  printerPace: { lookMs: 20, statusMs: 60, firstSeconds: 0.05, longestSeconds: 0.2 },
});
type Room = Awaited<ReturnType<typeof openStockRoom>>;
let room: Room;
let clerk: Browser;
beforeAll(async () => {
  room = await openStockRoom(erp);
  clerk = await room.person({ roles: ['FIND_PART', 'FIND_INVENTORY'] });
});

const write = <Data>(by: Browser, path: string, body: unknown = {}) =>
  by.send<Data>(`/app${path}`, { method: 'POST', body, headers: { 'Idempotency-Key': randomUUID() } });

let count = 0;
const addPrinter = async (port: number, fields: object = {}, host: string | null = '127.0.0.1') => {
  count += 1;
  const body = {
    name: `Printer ${count}`,
    place: 'Dock 2',
    width: 100,
    height: 63,
    dpi: 203,
    host,
    port,
    active: true,
  };
  return (await write<Printer>(room.browser, '/admin/printers', { ...body, ...fields })).data;
};
const openPrinter = async (behaviour: Behaviour = {}, fields: object = {}) => {
  const device = await startPrinter(behaviour);
  const { printerId } = await addPrinter(device.port, fields);
  return { ...device, printerId };
};
const print = (printer: string, body: object = {}, by = clerk, partNumber = 'BOLT') =>
  write<PrintJob>(by, `/labels/parts/${partNumber}/print`, { printer, ...body });
const jobOf = async (jobId: string, by = clerk) => (await by.get<PrintJob>(`/labels/jobs/${jobId}`)).data;
/** The job as it is, for `expect.poll`. */
const told = (jobId: string) => () => jobOf(jobId);
/** Changes a job while no attempt is under way or beginning: its end would undo the change. */
async function betweenAttempts(change: string, jobId: string) {
  const job = [room.companyId, jobId];
  await expect
    .poll(async () => {
      await erp.owner.query('begin');
      await erp.owner.query(
        `select from label_printer p join print_job j using (company_id, printer_id)
          where company_id = $1 and j.job_id = $2 for no key update of p`,
        job,
      );
      const { rowCount } = await erp.owner.query(
        `update print_job set ${change} where company_id = $1 and job_id = $2 and state = 'WAITING'`,
        job,
      );
      await erp.owner.query('commit');
      return rowCount;
    })
    .toBe(1);
}

describe('labels sent to a printer', () => {
  it('come out as they were drawn for it, as large and as fine as its labels are', async () => {
    const device = await openPrinter({ status: {} }, { width: 50, height: 30, dpi: 300 });
    const { data } = await print(device.printerId, { copies: '3', quantity: '12.5', lotNumber: 'K-7' });
    expect(data).toMatchObject({ state: 'WAITING', labels: 3, subject: 'BOLT', failure: null });
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'PRINTED', attempts: 1 });
    const [zpl = ''] = device.printed;
    expect(zpl).toMatch(/^\^XA\^CI28\^PW600\^LL360/);
    expect(zpl).toContain('^PQ3');
    expect(zpl.trimEnd().endsWith('^XZ')).toBe(true);
    const codes = await readCodes(printedDots(zpl, 600, 360));
    expect(codes).toContainEqual(
      expect.objectContaining({ goods: expect.objectContaining({ partNumber: 'BOLT', lotNumber: 'K-7' }) }),
    );
    expect(device.state.asked).toBe(1);
  });

  it('are the same for the screen, and for every kind of label', async () => {
    const device = await openPrinter({}, { width: 70, height: 40 });
    const { data } = await clerk.get<{ sheet: object }>(`/labels/parts/BOLT/drawn?printer=${device.printerId}`);
    expect(data.sheet).toEqual({ width: 70, height: 40, dotsPerMm: 8 });
    const shelf = await write<PrintJob>(clerk, '/labels/locations/A-01/print', { printer: device.printerId });
    await expect.poll(told(shelf.data.jobId)).toMatchObject({ state: 'PRINTED', subject: 'A-01' });
    expect(device.printed[0]).toContain('^PW560');
    const so = await room.salesOrder([{ quantity: '10' }]);
    const sale = await write<PrintJob>(room.browser, `/labels/salesOrders/${so}/print`, {
      printer: device.printerId,
      template: 'box',
      copies: '2',
    });
    expect(sale.data).toMatchObject({ labels: 2, subject: so });
    await expect.poll(() => device.printed.length).toBe(2);
  });

  it('come out in their order, each once, also where the same tap arrives twice', async () => {
    const device = await openPrinter();
    const key = randomUUID();
    const tap = (quantity: string, idempotencyKey: string) =>
      clerk.send<PrintJob>('/app/labels/parts/BOLT/print', {
        method: 'POST',
        body: { printer: device.printerId, quantity },
        headers: { 'Idempotency-Key': idempotencyKey },
      });
    const twice = [await tap('1', key), await tap('1', key)];
    expect(new Set(twice.map(({ data }) => data.jobId)).size).toBe(1);
    for (const quantity of ['2', '3', '4']) await tap(quantity, randomUUID());
    await expect.poll(() => device.printed.length).toBe(4);
    expect(device.printed.map((zpl) => /FD(\d) EA/.exec(zpl)?.[1])).toEqual(['1', '2', '3', '4']);
  });

  it('wait for a printer that is off, and come out when it is on', async () => {
    const device = await openPrinter();
    await device.switchOff();
    const { data } = await print(device.printerId);
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'WAITING', failure: 'UNREACHABLE' });
    await device.switchOn();
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'PRINTED', failure: null });
    expect(device.printed).toHaveLength(1);
  });

  it('wait while the printer says that it has no labels or is open', async () => {
    const device = await openPrinter({ status: { noLabels: 1 } });
    const { data } = await print(device.printerId);
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'WAITING', failure: 'NO_LABELS' });
    device.state.behaviour = { status: { headOpen: 1 } };
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'WAITING', failure: 'HEAD_OPEN' });
    expect(device.printed).toEqual([]);
    device.state.behaviour = { status: {} };
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'PRINTED' });
  });

  it('wait for a printer that hangs up when it is asked, which holds up no other one', async () => {
    const device = await openPrinter({ hangsUp: true });
    const { data } = await print(device.printerId);
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'WAITING', failure: 'UNREACHABLE' });
    const other = await openPrinter();
    const beside = await print(other.printerId);
    await expect.poll(told(beside.data.jobId)).toMatchObject({ state: 'PRINTED' });
    device.state.behaviour = {};
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'PRINTED', failure: null });
  });

  it('never come out after their time, as when the server was off over night', async () => {
    const device = await openPrinter({ status: { noLabels: 1 } });
    const [{ data: first }, { data: behind }] = [await print(device.printerId), await print(device.printerId)];
    await expect.poll(told(first.jobId)).toMatchObject({ failure: 'NO_LABELS' });
    for (const { jobId } of [behind, first]) await betweenAttempts('give_up_at = now()', jobId);
    device.state.behaviour = { status: {} };
    await expect.poll(told(behind.jobId)).toMatchObject({ state: 'FAILED', failure: 'TOO_LATE', attempts: 0 });
    await expect.poll(told(first.jobId)).toMatchObject({ state: 'FAILED', failure: 'NO_LABELS' });
    expect(device.printed).toEqual([]);
  });

  it('fail after two minutes, and are printed when somebody asks for it, once', async () => {
    const device = await openPrinter();
    await device.switchOff();
    const { data } = await print(device.printerId);
    await expect.poll(told(data.jobId)).toMatchObject({ failure: 'UNREACHABLE' });
    await erp.owner.query(`update print_job set give_up_at = now() where company_id = $1 and job_id = $2`, [
      room.companyId,
      data.jobId,
    ]);
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'FAILED', failure: 'UNREACHABLE' });
    await device.switchOn();
    const retry = () => write<PrintJob>(clerk, `/labels/jobs/${data.jobId}/retry`);
    expect((await retry()).data).toMatchObject({ state: 'WAITING', failure: null });
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'PRINTED' });
    expect(await retry()).toMatchObject({ code: 409, msgCode: 'PRINT_JOB_NOT_FAILED' });
    expect(device.printed).toHaveLength(1);
  });

  it('are not sent again by themselves once some may be out', async () => {
    const device = await openPrinter({ breaksAfter: 40 });
    const { data } = await print(device.printerId);
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'FAILED', failure: 'BROKEN_OFF', attempts: 1 });
    const stopped = await openPrinter();
    await stopped.switchOff();
    const { data: job } = await print(stopped.printerId);
    await expect.poll(told(job.jobId)).toMatchObject({ failure: 'UNREACHABLE' });
    // As a server leaves it that was killed while it sent.
    await betweenAttempts(`state = 'SENDING', send_at = now()`, job.jobId);
    await stopped.switchOn();
    await expect.poll(told(job.jobId)).toMatchObject({ state: 'FAILED', failure: 'INTERRUPTED' });
    expect(stopped.printed).toEqual([]);
  });

  it('go nowhere that the operator does not allow, whatever the name says', async () => {
    const inside = await addPrinter(9100);
    // Saved before the operator narrowed the networks.
    await erp.owner.query(`update label_printer set host = '127.0.0.2' where company_id = $1 and printer_id = $2`, [
      room.companyId,
      inside.printerId,
    ]);
    const { data } = await print(inside.printerId);
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'FAILED', failure: 'NOT_ALLOWED' });
    const nowhere = await addPrinter(9100, {}, 'printer.invalid');
    const { data: lost } = await print(nowhere.printerId);
    await expect.poll(told(lost.jobId)).toMatchObject({ state: 'WAITING', failure: 'UNKNOWN_HOST' });
  });
});

describe('print jobs', () => {
  it('are those of the person; an administrator sees and repeats those of everybody', async () => {
    const device = await openPrinter({ breaksAfter: 1 });
    const { data } = await print(device.printerId);
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'FAILED' });
    const other = await room.person({ roles: ['FIND_PART'] });
    const path = `/labels/jobs/${data.jobId}`;
    expect(await other.get(path)).toMatchObject({ code: 404, msgCode: 'PRINT_JOB_NOT_EXIST' });
    expect(await write(other, `${path}/retry`)).toMatchObject({ msgCode: 'PRINT_JOB_NOT_EXIST' });
    const listed = async (by: Browser) => (await by.get<{ items: PrintJob[] }>('/labels/jobs')).data.items;
    expect(await listed(other)).toEqual([]);
    expect((await listed(clerk))[0]).toMatchObject({ jobId: data.jobId, printerName: `Printer ${count}` });
    expect((await listed(room.browser)).map(({ jobId }) => jobId)).toContain(data.jobId);
    device.state.behaviour = {};
    expect((await write<PrintJob>(room.browser, `${path}/retry`)).data.state).toBe('WAITING');
    await expect.poll(told(data.jobId)).toMatchObject({ state: 'PRINTED' });
  });

  it('need a printer of the company that is in use and has an address, and the right to the label', async () => {
    const device = await openPrinter();
    const byDevice = await addPrinter(9100, {}, null);
    const givenUp = await addPrinter(9100, { active: false });
    expect(await print(byDevice.printerId)).toMatchObject({ code: 409, msgCode: 'PRINTER_NOT_DIRECT' });
    expect(await print(givenUp.printerId)).toMatchObject({ code: 404, msgCode: 'PRINTER_NOT_EXIST' });
    expect(await print('999')).toMatchObject({ msgCode: 'PRINTER_NOT_EXIST' });
    const reader = await room.person({ roles: ['FIND_SALES_ORDER'] });
    expect(await print(device.printerId, {}, reader)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    const rival = await openStockRoom(erp);
    expect(await print(device.printerId, {}, rival.browser)).toMatchObject({ msgCode: 'PRINTER_NOT_EXIST' });
    expect(device.printed).toEqual([]);
  });

  it('offer the printers that are in use, and the sizes of the templates', async () => {
    const fresh = await openStockRoom(erp);
    const body = { place: '', width: 50, height: 30, dpi: 203, host: null, port: 9100 };
    const add = (name: string, active: boolean) => write(fresh.browser, '/admin/printers', { ...body, name, active });
    await add('Here', true);
    await add('Gone', false);
    const { data } = await fresh.browser.get('/labels/choices');
    expect(data).toMatchObject({
      printers: [{ name: 'Here', width: 50, height: 30, direct: false }],
      templates: [
        { template: 'part', width: 100, height: 63, copies: 1 },
        { template: 'box' },
        { template: 'pallet' },
        { template: 'location' },
      ],
    });
  });
});
