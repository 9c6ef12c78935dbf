import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import type { Printer } from '@gemba/contract/labels/printers/printer';
import { beforeEach, describe, expect, it } from 'vitest';
import { startPrinter } from '../../testing/outside/label-printer.ts';
import { startOwnApp } from '../../testing/test-app.ts';
import { type Office, openOffice, write } from '../testing/administrator.ts';

const erp = await startOwnApp({
  env: { GEMBA_PRINTER_NETWORKS: '127.0.0.1, 10.20.0.0/16' },
  printerPace: { lookMs: 20, statusMs: 40 },
});
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

const NEW = {
  name: 'Dock 2',
  place: 'Beside the gate',
  width: 100,
  height: 63,
  dpi: 203,
  host: '10.20.0.31',
  port: 9100,
  active: true,
};
const add = (fields: object = {}) => office.post<Printer>('/admin/printers', { ...NEW, ...fields });
const list = async () => (await office.get<{ printers: Printer[]; reachesPrinters: boolean }>('/admin/printers')).data;

describe('label printers', () => {
  it('are added, changed, given up and taken back, and the trail says how', async () => {
    const { data } = await add();
    expect(data).toMatchObject({ ...NEW, printerId: '1', version: 1, waiting: 0, failed: 0 });
    const changed = { ...NEW, name: 'Dock 3', host: null, height: 150, active: false, version: 1 };
    expect((await office.put<Printer>('/admin/printers/1', changed)).data).toMatchObject({
      name: 'Dock 3',
      version: 2,
    });
    expect(await office.put('/admin/printers/1', changed)).toMatchObject({ code: 409, msgCode: 'PRINTER_CHANGED' });
    expect(await list()).toMatchObject({ reachesPrinters: true, printers: [{ name: 'Dock 3', active: false }] });
    const [entry, added] = await office.trail('?kind=printer');
    expect(added).toMatchObject({ act: 'added', subject: 'Dock 2' });
    expect(entry).toMatchObject({
      act: 'changed',
      subject: 'Dock 3',
      changes: [
        { field: 'printerName', before: 'Dock 2', after: 'Dock 3' },
        { field: 'labelSize', before: '100 × 63 mm', after: '100 × 150 mm' },
        { field: 'printerAddress', before: '10.20.0.31:9100', after: null },
        { field: 'active', before: 'true', after: 'false' },
      ],
    });
  });

  it('have a name once, in whatever capitals, also when two add one at the same moment', async () => {
    const answers = await Promise.all([add(), add({ name: 'DOCK 2' }), add({ name: 'dock 2' })]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      code: 409,
      msgCode: 'PRINTER_NAME_TAKEN',
      data: { field: 'name' },
    });
    const { data } = await add({ name: 'Other' });
    const renamed = { ...NEW, name: 'DOCK 2', version: 1 };
    expect(await office.put(`/admin/printers/${data.printerId}`, renamed)).toMatchObject({
      msgCode: 'PRINTER_NAME_TAKEN',
    });
    expect(
      (await office.put<Printer>(`/admin/printers/${data.printerId}`, { ...renamed, name: 'OTHER' })).success,
    ).toBe(true);
  });

  it('stand only where the operator lets the server reach them', async () => {
    for (const host of ['10.21.0.1', '169.254.169.254', '::1', '8.8.8.8'])
      expect(await add({ host })).toMatchObject({ code: 400, msgCode: 'PRINTER_NOT_ALLOWED', data: { field: 'host' } });
    for (const host of ['http://10.20.0.31', '10.20.0.31/x', '', 'a b', 'x\u0000y'])
      expect(await add({ host })).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
    expect((await list()).printers).toEqual([]);
  });

  it.each([
    ['a width of nothing', { width: 0 }],
    ['a width of part of a millimetre', { width: 50.5 }],
    ['a height that no printer has', { height: 4_000 }],
    ['a resolution that no printer has', { dpi: 204 }],
    ['a port that is none', { port: 70_000 }],
    ['no name', { name: ' ' }],
  ])('refuse %s', async (_, fields) => {
    expect(await add(fields)).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
  });

  it('print a test label that says which printer it is', async () => {
    const device = await startPrinter();
    const { data } = await add({ name: 'Packing', host: '127.0.0.1', port: device.port, dpi: 300 });
    const sent = await office.post<PrintJob>(`/admin/printers/${data.printerId}/test`);
    expect(sent.data).toMatchObject({ subject: 'Packing', labels: 1, state: 'WAITING' });
    await expect.poll(() => device.printed[0]).toMatch(/\^PW1200\^LL756[\s\S]*FDTEST\^FS/);
    expect(device.printed[0]).toContain('FDPacking_2C Beside the gate');
    const { data: byDevice } = await add({ host: null });
    expect(await office.post(`/admin/printers/${byDevice.printerId}/test`)).toMatchObject({
      msgCode: 'PRINTER_NOT_DIRECT',
    });
  });

  it('are closed to everybody else, and end at the company', async () => {
    await add();
    const { browser } = await office.colleague({ roles: ['FIND_PART'] });
    for (const answer of [
      await browser.get('/admin/printers'),
      await write(browser, 'POST', '/admin/printers', NEW),
      await write(browser, 'PUT', '/admin/printers/1', { ...NEW, version: 1 }),
      await write(browser, 'POST', '/admin/printers/1/test'),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    const rival = await openOffice(erp);
    expect((await rival.get<{ printers: unknown[] }>('/admin/printers')).data.printers).toEqual([]);
    expect(await rival.put('/admin/printers/1', { ...NEW, version: 1 })).toMatchObject({
      msgCode: 'PRINTER_NOT_EXIST',
    });
    expect(await rival.post('/admin/printers/1/test')).toMatchObject({ msgCode: 'PRINTER_NOT_EXIST' });
  });
});
