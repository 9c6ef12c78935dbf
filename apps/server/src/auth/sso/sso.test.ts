import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { keysFrom } from '../../kit/crypto/keys.ts';
import type { Browser } from '../../testing/browser.ts';
import { TEST_SECRET } from '../../testing/one-postgres.ts';
import { startSsoProvider, visitProvider } from '../../testing/sign-in/sso-provider.ts';
import { startOwnApp } from '../../testing/test-app.ts';

const erp = await startOwnApp({ env: { GEMBA_SSO_NETWORKS: '127.0.0.1' } });
const redirectUri = `${erp.server.url}/login`;
const provider = await startSsoProvider(redirectUri);
afterAll(provider.stop);

const withProvider = async (changed: { issuer?: string; secret?: string; userClaim?: string } = {}) => {
  const { companyId, companyCode } = await erp.company();
  const { userName, userId } = await erp.user(companyId);
  const { issuer = provider.issuer, secret = provider.secret, userClaim = 'preferred_username' } = changed;
  await erp.owner.query(
    `insert into company_sso (company_id, name, issuer, client_id, sealed_secret, user_claim) values ($1, 'Halden ID', $2, $3, $4, $5)`,
    [companyId, issuer, provider.clientId, keysFrom(TEST_SECRET).seal(secret), userClaim],
  );
  return { companyId, companyCode, userName, userId };
};

const begin = async (companyCode: string, browser = erp.browser()) => {
  const answer = await browser.get<{ url: string }>(`/sso/begin?companyCode=${companyCode}`);
  return { browser, answer };
};

/** The whole way of a person, up to what their browser comes back with. */
const travel = async (companyCode: string) => {
  const { browser, answer } = await begin(companyCode);
  return { browser, query: await visitProvider(answer.data.url, redirectUri) };
};

const arrive = (browser: Browser, query: string) => browser.post('/sso/login', { query });
const signIn = async (companyCode: string) => {
  const { browser, query } = await travel(companyCode);
  return { browser, query, answer: await arrive(browser, query) };
};
const refused = (msgCode: string) => ({ success: false, msgCode });

describe('signing in through the company’s provider', () => {
  it('is offered by name, and the secret stays with the server', async () => {
    const { companyCode } = await withProvider();
    const info = await erp.browser().get(`/getSignInInfo?companyCode=${companyCode}`);
    expect(info.data).toMatchObject({ sso: 'Halden ID' });
    const { answer } = await begin(companyCode);
    expect(`${info.text} ${answer.text}`).not.toContain(provider.secret);
  });

  it('binds the person by name the first time, and finds them by themselves when the name has changed', async () => {
    const { companyCode, userName } = await withProvider();
    provider.signsIn('person-1', { preferred_username: userName.toUpperCase() });
    expect((await signIn(companyCode)).answer).toMatchObject({
      success: true,
      data: { userInfo: { username: userName } },
    });
    provider.signsIn('person-1', { preferred_username: 'married' });
    expect((await signIn(companyCode)).answer).toMatchObject({
      success: true,
      data: { userInfo: { username: userName } },
    });
    // The name went to somebody else at the provider, and the user did not.
    provider.signsIn('person-2', { preferred_username: userName });
    expect((await signIn(companyCode)).answer).toMatchObject({
      ...refused('SSO_USER_UNKNOWN'),
      data: { name: userName },
    });
  });

  it('refuses a person whom nobody knows, one without a name, and an address that was never proved', async () => {
    const { companyCode } = await withProvider();
    provider.signsIn('stranger', { preferred_username: 'stranger' });
    expect((await signIn(companyCode)).answer).toMatchObject(refused('SSO_USER_UNKNOWN'));
    provider.signsIn('nameless');
    expect((await signIn(companyCode)).answer).toMatchObject(refused('SSO_USER_UNKNOWN'));
    const byMail = await withProvider({ userClaim: 'email' });
    provider.signsIn('mailed', { email: byMail.userName, email_verified: false });
    expect((await signIn(byMail.companyCode)).answer).toMatchObject(refused('SSO_USER_UNKNOWN'));
    provider.signsIn('mailed', { email: byMail.userName, email_verified: true });
    expect((await signIn(byMail.companyCode)).answer).toMatchObject({ success: true });
  });

  it('takes an answer once, from the browser that asked, and unchanged', async () => {
    const { companyCode, userName } = await withProvider();
    provider.signsIn('person-3', { preferred_username: userName });
    const { browser, query, answer } = await signIn(companyCode);
    expect(answer).toMatchObject({ success: true });
    expect(await arrive(browser, query)).toMatchObject(refused('SSO_REFUSED'));
    const planted = await travel(companyCode);
    expect(await arrive(erp.browser(), planted.query)).toMatchObject(refused('SSO_REFUSED'));
    const other = await begin(companyCode);
    expect(await arrive(other.browser, planted.query)).toMatchObject(refused('SSO_REFUSED'));
    const changed = await travel(companyCode);
    const wrongCode = changed.query.replace(/code=[^&]+/, 'code=made-up');
    expect(await arrive(changed.browser, wrongCode)).toMatchObject(refused('SSO_REFUSED'));
  });

  it('gives a code of one company nothing in another', async () => {
    const [one, other] = [await withProvider(), await withProvider()];
    provider.signsIn('person-4', { preferred_username: one.userName });
    const { query } = await travel(one.companyCode);
    const { browser } = await begin(other.companyCode);
    expect(await arrive(browser, query)).toMatchObject(refused('SSO_REFUSED'));
  });

  it('refuses somebody who declines, is locked, expired or elsewhere', async () => {
    const { companyId, companyCode, userName, userId } = await withProvider();
    provider.signsIn('declines');
    expect((await signIn(companyCode)).answer).toMatchObject(refused('SSO_REFUSED'));
    provider.signsIn('person-5', { preferred_username: userName });
    const change = (set: string) =>
      erp.owner.query(`update app_user set ${set} where company_id = $1 and user_id = $2`, [companyId, userId]);
    await change(`status = 'LOCKED'`);
    expect((await signIn(companyCode)).answer).toMatchObject(refused('USER_LOCKED'));
    await change(`status = 'ACTIVE', expires_on = '2020-01-01'`);
    expect((await signIn(companyCode)).answer).toMatchObject(refused('YOUR_ACCOUNT_EXPIRED'));
    await change('expires_on = null');
    await erp.owner.query(`update company set client_addresses = '{10.9.9.0/24}' where company_id = $1`, [companyId]);
    expect((await signIn(companyCode)).answer).toMatchObject(refused('NOT_IN_WHITELIST'));
  });

  it('says when there is no provider, when it does not answer, and when it does not know us', async () => {
    const { companyCode } = await erp.company();
    expect((await begin(companyCode)).answer).toMatchObject(refused('SSO_NOT_CONFIGURED'));
    const gone = await withProvider({ issuer: 'http://127.0.0.1:9' });
    expect((await begin(gone.companyCode)).answer).toMatchObject(refused('SSO_UNREACHABLE'));
    const unknown = await withProvider({ secret: 'another secret' });
    provider.signsIn('person-6', { preferred_username: unknown.userName });
    expect((await signIn(unknown.companyCode)).answer).toMatchObject(refused('SSO_REFUSED'));
  });

  it('never asks an address inside, neither the issuer’s nor one that the provider names', async () => {
    const inside = await withProvider({ issuer: 'https://10.0.0.7' });
    expect((await begin(inside.companyCode)).answer).toMatchObject(refused('SSO_UNREACHABLE'));
    const asked: string[] = [];
    const liar = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          issuer: liarUrl,
          authorization_endpoint: `${liarUrl}/auth`,
          token_endpoint: 'http://127.0.0.2:1/token',
          jwks_uri: `${liarUrl}/keys`,
        }),
      );
    });
    await new Promise<void>((listening) => liar.listen(0, '127.0.0.1', listening));
    const liarUrl = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
    const { companyCode } = await withProvider({ issuer: liarUrl });
    const { browser, answer } = await begin(companyCode);
    const state = new URL(answer.data.url).searchParams.get('state');
    expect(await arrive(browser, `code=x&state=${state}`)).toMatchObject(refused('SSO_UNREACHABLE'));
    expect(asked).toEqual(['/.well-known/openid-configuration']);
    liar.close();
  });
});
