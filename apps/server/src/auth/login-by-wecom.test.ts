import { afterAll, describe, expect, it } from 'vitest';
import { keysFrom } from '../kit/crypto/keys.ts';
import { TEST_SECRET } from '../testing/one-postgres.ts';
import { MESSENGER_PATHS, startMessenger } from '../testing/sign-in/messenger.ts';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();

const messenger = await startMessenger();
afterAll(messenger.stop);

const withMessenger = async (changed: { apiUrl?: string; secret?: string } = {}) => {
  const { companyId, companyCode } = await erp.company();
  const { userName, userId } = await erp.user(companyId);
  const corp = messenger.addCorp();
  const { apiUrl = messenger.apiUrl, secret = corp.secret } = changed;
  await erp.owner.query(
    `insert into company_messenger (company_id, name, corp_id, agent_id, sealed_secret, authorize_url, api_url)
     values ($1, 'Messenger', $2, $3, $4, 'https://messenger.example/authorize', $5)`,
    [companyId, corp.corpId, corp.agentId, keysFrom(TEST_SECRET).seal(secret), apiUrl],
  );
  return { companyId, companyCode, userName, userId, corp };
};
type Company = Awaited<ReturnType<typeof withMessenger>>;

const begin = async (companyCode: string, browser = erp.browser()) => {
  const { data } = await browser.get<{ state: string }>(`/wx/getWecomConfig?companyCode=${companyCode}`);
  return { browser, state: data.state };
};

const arrive = async ({ companyCode, corp }: Company, account: string) => {
  const { browser, state } = await begin(companyCode);
  const code = messenger.giveCode(corp.corpId, { userid: account });
  const query = `companyCode=${companyCode}&code=${code}&state=${state}`;
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
    const { companyCode, corp } = await withMessenger();
    const answer = await erp.browser().get(`/wx/getWecomConfig?companyCode=${companyCode}`);
    expect(answer.data).toMatchObject({
      name: 'Messenger',
      corpId: corp.corpId,
      agentId: corp.agentId,
      authorizeUrl: 'https://messenger.example/authorize',
    });
    expect(answer.text).not.toContain(corp.secret);
  });

  it('offers to bind an unknown account, binds it by the password, and then signs in at once', async () => {
    const company = await withMessenger();
    const { companyCode, userName } = company;
    const first = await arrive(company, 'wx-ines');
    expect(first.answer.data).toMatchObject({ bound: false });
    const { wxUserId } = first.answer.data;
    expect(await first.browser.post('/login', { companyCode, userName, password: PASSWORD, wxUserId })).toMatchObject({
      success: true,
    });
    const second = await arrive(company, 'wx-ines');
    expect(second.answer.data).toMatchObject({ bound: true, session: { userInfo: { username: userName } } });
  });

  it('refuses a code used twice, another browser’s code, and an account name that proves nothing', async () => {
    const company = await withMessenger();
    const { companyId, companyCode, userName } = company;
    const { browser, query, answer } = await arrive(company, 'wx-dan');
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
    const company = await withMessenger();
    const { companyId, companyCode, userName } = company;
    const rival = await erp.user(companyId);
    const { answer } = await arrive(company, 'wx-lena');
    const bind = (user: string) =>
      erp.browser().post('/login', { companyCode, userName: user, password: PASSWORD, wxUserId: answer.data.wxUserId });
    const answered = (await Promise.all([bind(userName), bind(rival.userName)])).map((one) => one.msgCode);
    expect(new Set(answered)).toEqual(new Set(['OK', 'MESSENGER_ALREADY_BOUND']));
  });

  it('does not take the proof of another company', async () => {
    const [own, other] = [await withMessenger(), await withMessenger()];
    const { answer } = await arrive(other, 'wx-lena');
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
    const gone = await withMessenger({ apiUrl: 'http://127.0.0.1:9/' });
    expect((await arrive(gone, 'wx')).answer).toMatchObject({ code: 502, msgCode: 'MESSENGER_UNREACHABLE' });
  });

  it('takes a code of another company in no way', async () => {
    const [own, other] = [await withMessenger(), await withMessenger()];
    const refused = { success: false, msgCode: 'MESSENGER_CODE_REFUSED' };
    const { browser, state } = await begin(own.companyCode);
    const query = `code=${messenger.giveCode(other.corp.corpId, { userid: 'lena' })}&state=${state}`;
    // The state of one company does not fetch in another, either.
    expect(await browser.get(`/wx/loginByWecom?companyCode=${other.companyCode}&${query}`)).toMatchObject(refused);
    expect(await browser.get(`/wx/loginByWecom?companyCode=${own.companyCode}&${query}`)).toMatchObject(refused);
  });

  it('is refused to somebody from outside of the corp, and to a bound user who is locked or expired', async () => {
    const company = await withMessenger();
    const { companyId, companyCode, userId, corp } = company;
    const { browser, state } = await begin(companyCode);
    const code = messenger.giveCode(corp.corpId, { openid: 'visitor' });
    expect(await browser.get(`/wx/loginByWecom?companyCode=${companyCode}&code=${code}&state=${state}`)).toMatchObject({
      msgCode: 'MESSENGER_CODE_REFUSED',
    });
    const change = (set: string) =>
      erp.owner.query(`update app_user set ${set} where company_id = $1 and user_id = $2`, [companyId, userId]);
    await change(`wx_user_id = 'lena', status = 'LOCKED'`);
    expect((await arrive(company, 'lena')).answer).toMatchObject({ msgCode: 'USER_LOCKED' });
    await change(`status = 'ACTIVE', expires_on = '2020-01-01'`);
    expect((await arrive(company, 'lena')).answer).toMatchObject({ msgCode: 'YOUR_ACCOUNT_EXPIRED' });
  });
});

describe('the token of the messenger', () => {
  const tokensAsked = () => messenger.asked.filter((path) => path === MESSENGER_PATHS.token).length;

  it('is asked for once, and again when it has ended before its time', async () => {
    const company = await withMessenger();
    const before = tokensAsked();
    for (const account of ['a', 'b', 'c']) await arrive(company, account);
    expect(tokensAsked() - before).toBe(1);
    messenger.endTokens(42001);
    expect((await arrive(company, 'd')).answer).toMatchObject({ data: { bound: false } });
    messenger.endTokens(40014);
    expect((await arrive(company, 'e')).answer).toMatchObject({ data: { bound: false } });
    expect(tokensAsked() - before).toBe(3);
  });

  it('is asked for once more and no further, when the messenger takes no token at all', async () => {
    const company = await withMessenger();
    messenger.trouble(MESSENGER_PATHS.user, 42001, 9);
    const before = tokensAsked();
    expect((await arrive(company, 'a')).answer).toMatchObject({
      msgCode: 'MESSENGER_REFUSES_US',
      data: { errcode: 42001 },
    });
    expect(tokensAsked() - before).toBe(2);
    messenger.trouble(MESSENGER_PATHS.user, 42001, 0);
  });

  it('is not given to a wrong secret, an unknown address or too many requests, and people are told apart', async () => {
    const wrong = await withMessenger({ secret: 'of last year' });
    expect((await arrive(wrong, 'a')).answer).toMatchObject({
      code: 502,
      msgCode: 'MESSENGER_REFUSES_US',
      data: { errcode: 40001 },
    });
    const company = await withMessenger();
    messenger.trouble(MESSENGER_PATHS.token, 60020);
    expect((await arrive(company, 'a')).answer).toMatchObject({ msgCode: 'MESSENGER_REFUSES_US' });
    messenger.trouble(MESSENGER_PATHS.token, 45009);
    expect((await arrive(company, 'a')).answer).toMatchObject({ code: 502, msgCode: 'MESSENGER_BUSY' });
    messenger.trouble(MESSENGER_PATHS.user, 'slow');
    expect((await arrive(company, 'a')).answer).toMatchObject({ code: 502, msgCode: 'MESSENGER_UNREACHABLE' });
    expect((await arrive(company, 'a')).answer).toMatchObject({ data: { bound: false } });
  });

  it('cannot be had with a secret that was sealed before the server’s own was changed', async () => {
    const { companyId, companyCode } = await withMessenger();
    await erp.owner.query('update company_messenger set sealed_secret = $2 where company_id = $1', [
      companyId,
      keysFrom('another secret of the server, long enough').seal('secret'),
    ]);
    expect(await erp.browser().get(`/wx/getWecomConfig?companyCode=${companyCode}`)).toMatchObject({
      msgCode: 'MESSENGER_NOT_CONFIGURED',
    });
  });
});
