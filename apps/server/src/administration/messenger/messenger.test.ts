import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MessengerSettings, WECOM } from '@gemba/contract/administration/messenger/messenger';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startOwnApp } from '../../testing/test-app.ts';
import { type Office, openOffice, write } from '../testing/administrator.ts';

/** A messenger of our own on loopback, which the operator of the server has named. */
const asked: string[] = [];
const messenger = createServer((request, response) => {
  asked.push(request.url ?? '');
  const answer = request.url?.includes('gettoken') ? { errcode: 0, access_token: 'T' } : { errcode: 0, userid: 'lena' };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
await new Promise<void>((done) => messenger.listen(0, '127.0.0.1', done));
afterAll(() => messenger.close());
const own = `http://127.0.0.1:${(messenger.address() as AddressInfo).port}`;

const erp = await startOwnApp({ env: { GEMBA_MESSENGERS: own } });
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

const fields = { ...WECOM, corpId: 'ww01', agentId: '1000002', secret: 'corp secret' as string | null, version: 0 };
const set = (changes: object = {}) => office.put<MessengerSettings>('/admin/messenger', { ...fields, ...changes });

describe('the messenger of a company', () => {
  it('is configured, offered at sign-in, and asked with the secret, which nobody reads again', async () => {
    const { data } = await set({ apiUrl: `${own}/` });
    expect(data.messenger).toEqual({ ...WECOM, apiUrl: `${own}/`, corpId: 'ww01', agentId: '1000002', version: 1 });
    const info = await erp.browser().get(`/getSignInInfo?companyCode=${office.companyCode}`);
    expect(info.data).toMatchObject({ messenger: 'WeCom' });
    const browser = erp.browser();
    const config = await browser.get<{ state: string }>(`/wx/getWecomConfig?companyCode=${office.companyCode}`);
    const query = `companyCode=${office.companyCode}&code=once&state=${config.data.state}`;
    expect(await browser.get(`/wx/loginByWecom?${query}`)).toMatchObject({ data: { bound: false } });
    expect(asked[0]).toContain('corpsecret=corp%20secret'.replace('%20', '+'));
    for (const told of [
      (await office.get('/admin/messenger')).text,
      erp.log.join('\n'),
      JSON.stringify(await office.trail()),
    ])
      expect(told).not.toContain('corp secret');
    expect((await office.trail('?kind=messenger'))[0]?.changes).toContainEqual({
      field: 'messengerSecret',
      before: null,
      after: null,
    });
  });

  it('keeps its secret where none is given, but never for another host', async () => {
    expect(await set({ secret: null })).toMatchObject({ code: 400, msgCode: 'MESSENGER_SECRET_REQUIRED' });
    await set();
    expect(await set({ secret: null, agentId: '7', version: 1 })).toMatchObject({ success: true });
    expect(await set({ secret: null, apiUrl: `${own}/`, version: 2 })).toMatchObject({
      msgCode: 'MESSENGER_SECRET_REQUIRED',
      data: { field: 'secret' },
    });
    expect(await set({ version: 1 })).toMatchObject({ code: 409, msgCode: 'COMPANY_CHANGED' });
  });

  it('is asked at hosts that the operator knows, and at no other', async () => {
    for (const url of [
      'https://evil.example/',
      'http://169.254.169.254/',
      'http://localhost:5432/',
      'file:///etc/passwd',
    ])
      expect(await set({ apiUrl: url }), url).toMatchObject({
        code: 400,
        msgCode: 'MESSENGER_HOST_REFUSED',
        data: { field: 'apiUrl' },
      });
    expect(await set({ authorizeUrl: 'javascript:alert(1)' })).toMatchObject({ success: false });
    expect((await office.get<MessengerSettings>('/admin/messenger')).data.messenger).toBeNull();
  });

  it('is taken away again', async () => {
    await set();
    expect((await write<MessengerSettings>(office.browser, 'DELETE', '/admin/messenger')).data.messenger).toBeNull();
    const config = await erp.browser().get(`/wx/getWecomConfig?companyCode=${office.companyCode}`);
    expect(config).toMatchObject({ msgCode: 'MESSENGER_NOT_CONFIGURED' });
  });

  it('is closed to everybody else, and one company’s alone', async () => {
    const { browser } = await office.colleague({ roles: [] });
    for (const answer of [
      await browser.get('/admin/messenger'),
      await write(browser, 'PUT', '/admin/messenger', fields),
      await write(browser, 'DELETE', '/admin/messenger'),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    await set();
    const rival = await openOffice(erp);
    expect((await rival.get<MessengerSettings>('/admin/messenger')).data.messenger).toBeNull();
  });
});
