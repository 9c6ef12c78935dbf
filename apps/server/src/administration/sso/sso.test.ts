import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SsoSettings } from '@gemba/contract/administration/sso/sso';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startSsoProvider, visitProvider } from '../../testing/sign-in/sso-provider.ts';
import { startOwnApp, startTestApp } from '../../testing/test-app.ts';
import { type Office, openOffice, write } from '../testing/administrator.ts';

const erp = await startOwnApp({ env: { GEMBA_SSO_NETWORKS: '127.0.0.1' } });
const redirectUri = `${erp.server.url}/login`;
const [provider, second] = [await startSsoProvider(redirectUri), await startSsoProvider(redirectUri)];
afterAll(() => {
  provider.stop();
  second.stop();
});
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

const client = { issuer: provider.issuer, clientId: provider.clientId, secret: provider.secret as string | null };
const fields = { ...client, name: 'Halden ID', userClaim: 'preferred_username', version: 0 };
const set = (changes: object = {}) => office.put<SsoSettings>('/admin/sso', { ...fields, ...changes });
const check = (changes: object = {}) => office.post('/admin/sso/check', { ...client, ...changes });

const signIn = async () => {
  const browser = erp.browser();
  const { data } = await browser.get<{ url: string }>(`/sso/begin?companyCode=${office.companyCode}`);
  return browser.post('/sso/login', { query: await visitProvider(data.url, redirectUri) });
};

describe('the provider of a company', () => {
  it('is configured, offered at sign-in and used, and nobody reads its secret again', async () => {
    const { data } = await set();
    const { secret: _secret, ...told } = fields;
    expect(data).toEqual({ sso: { ...told, version: 1 }, redirectUri });
    const info = await erp.browser().get(`/getSignInInfo?companyCode=${office.companyCode}`);
    expect(info.data).toMatchObject({ sso: 'Halden ID' });
    provider.signsIn('person-1', { preferred_username: office.userName });
    expect(await signIn()).toMatchObject({ success: true, data: { userInfo: { username: office.userName } } });
    for (const text of [
      (await office.get('/admin/sso')).text,
      erp.log.join('\n'),
      JSON.stringify(await office.trail()),
    ])
      expect(text).not.toContain(provider.secret);
    expect((await office.trail('?kind=sso'))[0]?.changes).toContainEqual({
      field: 'ssoSecret',
      before: null,
      after: null,
    });
  });

  it('keeps its secret where none is given, but never for another provider', async () => {
    expect(await set({ secret: null })).toMatchObject({ code: 400, msgCode: 'SSO_SECRET_REQUIRED' });
    await set();
    expect(await set({ secret: null, name: 'ID', version: 1 })).toMatchObject({ success: true });
    for (const answer of [
      await set({ secret: null, issuer: second.issuer, version: 2 }),
      await check({ secret: null, issuer: second.issuer }),
    ])
      expect(answer).toMatchObject({ msgCode: 'SSO_SECRET_REQUIRED', data: { field: 'secret' } });
    expect(await check({ secret: null })).toMatchObject({ success: true });
    expect(await set({ version: 1 })).toMatchObject({ code: 409, msgCode: 'COMPANY_CHANGED' });
  });

  it('makes everybody known anew when it becomes another one: the same id there may be somebody else', async () => {
    const { companyId, userName } = office;
    await set();
    provider.signsIn('person-1', { preferred_username: userName });
    expect(await signIn()).toMatchObject({ success: true });
    await set({ issuer: second.issuer, version: 1 });
    second.signsIn('person-1', { preferred_username: 'somebody else' });
    expect(await signIn()).toMatchObject({ msgCode: 'SSO_USER_UNKNOWN' });
    second.signsIn('person-9', { preferred_username: userName });
    expect(await signIn()).toMatchObject({ success: true });
    await write(office.browser, 'DELETE', '/admin/sso');
    const { rows } = await erp.owner.query('select 1 from app_user where company_id = $1 and sso_subject is not null', [
      companyId,
    ]);
    expect(rows).toEqual([]);
  });

  it('lets nobody in by an answer that comes when the company has gone to another one', async () => {
    const { companyId, userName } = office;
    await set();
    provider.signsIn('person-1', { preferred_username: userName });
    provider.meanwhile(async () => {
      await set({ issuer: second.issuer, version: 1 });
    });
    expect(await signIn()).toMatchObject({ msgCode: 'SSO_REFUSED' });
    provider.meanwhile(async () => {});
    const { rows } = await erp.owner.query('select 1 from app_user where company_id = $1 and sso_subject is not null', [
      companyId,
    ]);
    expect(rows).toEqual([]);
  });

  it('is at no address inside, whatever its name, nor at one that is none', async () => {
    for (const issuer of ['https://10.0.0.7', 'http://169.254.169.254/', 'https://[::1]/', 'http://127.0.0.2/'])
      for (const answer of [await set({ issuer }), await check({ issuer })])
        expect(answer, issuer).toMatchObject({ msgCode: 'SSO_ISSUER_INSIDE', data: { field: 'issuer' } });
    for (const issuer of ['ftp://id.example.com', 'https://me:it@id.example.com', 'https://id.example.com/?a=b'])
      expect(await set({ issuer }), issuer).toMatchObject({ code: 400, msgCode: 'SSO_ISSUER_INVALID' });
    expect(await set({ issuer: 'javascript:alert(1)' })).toMatchObject({ success: false });
    expect((await office.get<SsoSettings>('/admin/sso')).data.sso).toBeNull();
  });

  it('is at no name that leads inside, where the operator has allowed no network', async () => {
    const strict = await openOffice(await startTestApp());
    const asked = (issuer: string) => strict.post('/admin/sso/check', { ...client, issuer });
    expect(await asked('https://localhost')).toMatchObject({ msgCode: 'SSO_ISSUER_INSIDE', data: { field: 'issuer' } });
    expect(await asked('http://localhost')).toMatchObject({ msgCode: 'SSO_ISSUER_INVALID' });
    expect(await asked(provider.issuer)).toMatchObject({ msgCode: 'SSO_ISSUER_INSIDE' });
  });

  it('is taken away again', async () => {
    await set();
    expect((await write<SsoSettings>(office.browser, 'DELETE', '/admin/sso')).data.sso).toBeNull();
    const begun = await erp.browser().get(`/sso/begin?companyCode=${office.companyCode}`);
    expect(begun).toMatchObject({ msgCode: 'SSO_NOT_CONFIGURED' });
  });

  it('is closed to everybody else, and one company’s alone', async () => {
    const { browser } = await office.colleague({ roles: [] });
    for (const answer of [
      await browser.get('/admin/sso'),
      await write(browser, 'PUT', '/admin/sso', fields),
      await write(browser, 'POST', '/admin/sso/check', client),
      await write(browser, 'DELETE', '/admin/sso'),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    await set();
    const rival = await openOffice(erp);
    expect((await rival.get<SsoSettings>('/admin/sso')).data.sso).toBeNull();
    expect(await rival.post('/admin/sso/check', { ...client, secret: null })).toMatchObject({
      msgCode: 'SSO_SECRET_REQUIRED',
    });
  });
});

describe('the check of a provider', () => {
  /** Something at an address of ours that is no provider, or half of one. */
  const answering = async (status: number, told: (origin: string) => object | string) => {
    const server = createServer((_request, response) => {
      const content = told(origin);
      response.writeHead(status, { 'content-type': typeof content === 'string' ? 'text/html' : 'application/json' });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await check({ issuer: origin });
    server.close();
    return { answer, origin };
  };

  it('passes a provider that knows our client, also by the address of its document', async () => {
    expect(await check()).toMatchObject({ success: true, data: null });
    const issuer = `${provider.issuer}/.well-known/openid-configuration`;
    expect(await check({ issuer })).toMatchObject({ success: true });
    expect((await set({ issuer })).data.sso).toMatchObject({ issuer: provider.issuer });
  });

  it('tells a wrong client id and a wrong secret', async () => {
    for (const wrong of [{ clientId: 'nobody' }, { secret: 'wrong' }])
      expect(await check(wrong)).toMatchObject({ msgCode: 'SSO_CLIENT_REFUSED', data: { field: 'secret' } });
  });

  it('tells an address where nothing answers, with the reason', async () => {
    expect(await check({ issuer: 'http://127.0.0.1:9' })).toMatchObject({
      code: 502,
      msgCode: 'SSO_NO_ANSWER',
      data: { url: 'http://127.0.0.1:9/.well-known/openid-configuration', reason: 'ECONNREFUSED', field: 'issuer' },
    });
    expect(await check({ issuer: 'https://id.invalid' })).toMatchObject({ msgCode: 'SSO_NO_ANSWER' });
  });

  it('tells an address that is no provider’s, one of another name, and one without a sign-in by code', async () => {
    const page = await answering(404, () => '<h1>Not here</h1>');
    expect(page.answer).toMatchObject({
      code: 502,
      msgCode: 'SSO_NO_DOCUMENT',
      data: { status: 404, field: 'issuer' },
    });
    expect((await answering(200, () => '<h1>Welcome</h1>')).answer).toMatchObject({ msgCode: 'SSO_NO_DOCUMENT' });
    expect((await answering(200, () => ({}))).answer).toMatchObject({ msgCode: 'SSO_NO_DOCUMENT' });
    expect((await answering(200, (origin) => ({ issuer: `${origin}/realms/acme` }))).answer).toMatchObject({
      msgCode: 'SSO_OTHER_ISSUER',
      data: { issuer: expect.stringContaining('/realms/acme') as string },
    });
    expect((await answering(200, (origin) => ({ issuer: origin, token_endpoint: origin }))).answer).toMatchObject({
      msgCode: 'SSO_FLOW_MISSING',
      data: { missing: 'authorization_endpoint' },
    });
  });
});
