import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { keysFrom } from '../kit/crypto/keys.ts';
import { TEST_SECRET } from '../testing/one-postgres.ts';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();

/** A messenger of our own on loopback: codes work once, the secret must be right. */
const codes = new Map<string, string>();
const messenger = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://messenger');
  const code = url.searchParams.get('code') ?? '';
  const account = codes.get(code);
  codes.delete(code);
  const answer = url.pathname.endsWith('gettoken')
    ? url.searchParams.get('corpsecret') === 'corp secret'
      ? { errcode: 0, access_token: 'T' }
      : { errcode: 40001 }
    : account
      ? { errcode: 0, userid: account }
      : { errcode: 40029 };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
await new Promise<void>((done) => messenger.listen(0, '127.0.0.1', done));
afterAll(() => messenger.close());
const apiUrl = `http://127.0.0.1:${(messenger.address() as AddressInfo).port}/`;

const withMessenger = async (url = apiUrl) => {
  const { companyId, companyCode } = await erp.company();
  const { userName, userId } = await erp.user(companyId);
  await erp.owner.query(
    `insert into company_messenger (company_id, name, corp_id, agent_id, sealed_secret, authorize_url, api_url)
     values ($1, 'Messenger', 'corp', '1000', $2, 'https://messenger.example/authorize', $3)`,
    [companyId, keysFrom(TEST_SECRET).seal('corp secret'), url],
  );
  return { companyId, companyCode, userName, userId };
};

const arrive = async (companyCode: string, account: string) => {
  const browser = erp.browser();
  const { data } = await browser.get<{ state: string }>(`/wx/getWecomConfig?companyCode=${companyCode}`);
  const code = `code-${Math.random()}`;
  codes.set(code, account);
  const query = `companyCode=${companyCode}&code=${code}&state=${data.state}`;
  return {
    browser,
    query,
    answer: await browser.get<{ bound: boolean; wxUserId?: string; session?: { token: string } }>(
      `/wx/loginByWecom?${query}`,
    ),
  };
};

describe('signing in with the messenger', () => {
  it('tells the browser what it needs and keeps the secret to itself', async () => {
    const { companyCode } = await withMessenger();
    const answer = await erp.browser().get(`/wx/getWecomConfig?companyCode=${companyCode}`);
    expect(answer.data).toMatchObject({
      name: 'Messenger',
      corpId: 'corp',
      agentId: '1000',
      authorizeUrl: 'https://messenger.example/authorize',
    });
    expect(answer.text).not.toContain('secret');
  });

  it('offers to bind an unknown account, binds it by the password, and then signs in at once', async () => {
    const { companyCode, userName } = await withMessenger();
    const first = await arrive(companyCode, 'wx-ines');
    expect(first.answer.data).toMatchObject({ bound: false });
    const { wxUserId } = first.answer.data;
    expect(await first.browser.post('/login', { companyCode, userName, password: PASSWORD, wxUserId })).toMatchObject({
      success: true,
    });
    const second = await arrive(companyCode, 'wx-ines');
    expect(second.answer.data).toMatchObject({ bound: true, session: { userInfo: { username: userName } } });
  });

  it('refuses a code used twice, another browser’s code, and an account name that proves nothing', async () => {
    const { companyId, companyCode, userName } = await withMessenger();
    const { browser, query, answer } = await arrive(companyCode, 'wx-dan');
    expect(await browser.get(`/wx/loginByWecom?${query}`)).toMatchObject({ msgCode: 'MESSENGER_CODE_REFUSED' });
    expect(await erp.browser().get(`/wx/loginByWecom?${query}`)).toMatchObject({ msgCode: 'MESSENGER_CODE_REFUSED' });
    for (const forged of ['wx-dan', `${answer.data.wxUserId}x`, 'e30.e30']) {
      expect(
        await erp.browser().post('/login', { companyCode, userName, password: PASSWORD, wxUserId: forged }),
      ).toMatchObject({ msgCode: 'MESSENGER_CODE_REFUSED' });
    }
    const { rowCount } = await erp.owner.query(
      'select 1 from app_user where company_id = $1 and wx_user_id is not null',
      [companyId],
    );
    expect(rowCount).toBe(0);
  });

  it('binds an account to one user only, also when two try at once', async () => {
    const { companyId, companyCode, userName } = await withMessenger();
    const rival = await erp.user(companyId);
    const { answer } = await arrive(companyCode, 'wx-lena');
    const bind = (user: string) =>
      erp.browser().post('/login', { companyCode, userName: user, password: PASSWORD, wxUserId: answer.data.wxUserId });
    const answered = (await Promise.all([bind(userName), bind(rival.userName)])).map((one) => one.msgCode);
    expect(new Set(answered)).toEqual(new Set(['OK', 'MESSENGER_ALREADY_BOUND']));
  });

  it('does not take the proof of another company', async () => {
    const [own, other] = [await withMessenger(), await withMessenger()];
    const { answer } = await arrive(other.companyCode, 'wx-lena');
    const { companyCode, userName } = own;
    expect(
      await erp.browser().post('/login', { companyCode, userName, password: PASSWORD, wxUserId: answer.data.wxUserId }),
    ).toMatchObject({ msgCode: 'MESSENGER_CODE_REFUSED' });
  });

  it('says so when the messenger is not set up or does not answer', async () => {
    const { companyCode } = await erp.company();
    expect(await erp.browser().get(`/wx/getWecomConfig?companyCode=${companyCode}`)).toMatchObject({
      msgCode: 'MESSENGER_NOT_CONFIGURED',
    });
    const gone = await withMessenger('http://127.0.0.1:9/');
    expect((await arrive(gone.companyCode, 'wx')).answer).toMatchObject({
      code: 502,
      msgCode: 'MESSENGER_UNREACHABLE',
    });
  });
});
