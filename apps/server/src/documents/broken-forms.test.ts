import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { formOf, META, openDrawingOffice, upload } from './testing/drawing-office.ts';
import { pdf } from './testing/good-files.ts';

/** Bodies that claim to be a form and are none, or stop half way. */
const erp = await startTestApp();
const { keeper, left } = await openDrawingOffice(erp);
const before = await left();
const FILE = 'name="file"; filename="W00-10-100_A_en.pdf"';
const meta = { head: 'name="meta"', body: JSON.stringify(META) };
const file = { head: FILE, body: pdf() };

const send = (raw: Uint8Array<ArrayBuffer>, type: string) =>
  keeper.browser.send('/app/documents', {
    method: 'POST',
    raw,
    headers: { 'content-type': type, 'Idempotency-Key': randomUUID() },
  });

describe('a form', () => {
  it.each([
    ['without a file', [meta], 'FIELD_REQUIRED'],
    ['without words about it', [file], 'INVALID_INPUT'],
    ['with two files', [meta, file, file], 'INVALID_INPUT'],
    ['with words twice', [meta, meta, file], 'INVALID_INPUT'],
    ['with a field of its own', [{ head: 'name="companyId"', body: '1' }, file], 'INVALID_INPUT'],
    ['with a file of another name', [meta, { ...file, head: FILE.replace('file', 'logo') }], 'INVALID_INPUT'],
    ['with words that are no JSON', [{ ...meta, body: '{"type":' }, file], 'INVALID_JSON'],
    ['with poisoned words', [{ ...meta, body: '{"__proto__":{"x":1}}' }, file], 'INVALID_JSON'],
    ['with bottomless words', [{ ...meta, body: '['.repeat(5_000) }, file], 'INVALID_JSON'],
    ['with endless words', [{ ...meta, body: 'x'.repeat(100_000) }, file], 'INVALID_INPUT'],
    ['with an unknown word', [{ ...meta, body: JSON.stringify({ ...META, docRev: 9 }) }, file], 'INVALID_INPUT'],
    [
      'with another language than the name',
      [{ ...meta, body: JSON.stringify({ ...META, docLang: 'cn' }) }, file],
      'DOCUMENT_NAME_NOT_MATCH',
    ],
  ] as const)('%s is refused', async (_, parts, code) => {
    const { raw, type } = formOf(parts);
    expect(await send(raw, type)).toMatchObject({ success: false, msgCode: code });
    expect(await left()).toEqual(before);
  });

  it('may bring the file before the words', async () => {
    const { raw, type } = formOf([file, { ...meta, body: JSON.stringify({ ...META, type: 'NONE' }) }]);
    expect(await send(raw, type)).toMatchObject({ msgCode: 'INVALID_INPUT', data: { field: 'type' } });
    expect(await left()).toEqual(before);
  });

  it('that ends too early, has no boundary or only says that it is one is refused', async () => {
    const { raw, type } = formOf([meta, file]);
    expect(await send(raw.slice(0, -60), type)).toMatchObject({ msgCode: 'INVALID_INPUT' });
    expect(await send(raw, 'multipart/form-data')).toMatchObject({ msgCode: 'INVALID_INPUT' });
    expect(await send(raw, 'multipart/form-data; boundary=another')).toMatchObject({ success: false });
    expect(await send(raw, 'multipart/mixed; boundary=x')).toMatchObject({ msgCode: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(await left()).toEqual(before);
  });
});

describe('a caller that hangs up in the middle', () => {
  it('leaves nothing behind, and the server serves on', async () => {
    const { raw, type } = formOf([meta, { ...file, body: Buffer.alloc(2_000_000, 'x') }]);
    const { hostname, port } = new URL(erp.server.url);
    const xsrf = keeper.browser.cookies.get('XSRF-TOKEN');
    const head = [
      'POST /app/documents HTTP/1.1',
      'host: x',
      `content-type: ${type}`,
      `content-length: ${raw.length}`,
      `authorization: ${keeper.browser.token}`,
      `cookie: XSRF-TOKEN=${xsrf}`,
      `x-xsrf-token: ${xsrf}`,
      'idempotency-key: 0123456789abcdef',
      '',
      '',
    ].join('\r\n');
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(head);
    socket.write(raw.subarray(0, 1_000_000));
    while ((await left()).incoming.length === 0) await sleep(10);
    socket.destroy();
    while ((await left()).incoming.length > 0) await sleep(10);
    expect(await left()).toEqual(before);
    expect(erp.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect((await upload(keeper.browser, { fileName: 'W00-10-100_A_en.pdf', bytes: pdf() })).msgCode).toBe('OK');
  });
});
