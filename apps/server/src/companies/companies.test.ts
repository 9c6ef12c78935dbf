import { describe, expect, it } from 'vitest';
import { startOwnApp } from '../testing/test-app.ts';

const erp = await startOwnApp({ env: { GEMBA_SUPPORT_PHONE: '+1 555 0100' } });

describe('what the Login screen may know', () => {
  it('is nothing of any company while several exist and no code is given', async () => {
    await erp.company('FIRST');
    await erp.company('SECOND');
    expect((await erp.browser().get('/getSignInInfo')).data).toEqual({
      company: null,
      supportPhone: '+1 555 0100',
      messenger: null,
      sso: null,
      passkeys: false,
      demo: null,
    });
  });

  it('is the name of the company that a code names, in any case, and its own support phone', async () => {
    await erp.company('HDS01', { support_phone: '+1 555 0199' });
    expect((await erp.browser().get('/getSignInInfo?companyCode=hds01')).data).toMatchObject({
      company: { companyCode: 'HDS01', companyName: 'HDS01 Works' },
      supportPhone: '+1 555 0199',
    });
  });

  it('refuses a code that nobody has', async () => {
    for (const path of ['/getSignInInfo', '/getCompanyLogoBase64', '/wx/getWecomConfig']) {
      expect(await erp.browser().get(`${path}?companyCode=NOWHERE`)).toMatchObject({
        code: 404,
        msgCode: 'COMPANY_NOT_EXIST',
      });
    }
    expect(await erp.browser().get('/getCompanyLogoBase64')).toMatchObject({ msgCode: 'COMPANY_CODE_REQUIRED' });
  });
});

describe('the logo of a company', () => {
  it('is its own, or the mark of the product', async () => {
    const logo = 'data:image/png;base64,iVBORw0KGgo=';
    const [own, none] = [await erp.company(undefined, { logo }), await erp.company()];
    expect((await erp.browser().get(`/getCompanyLogoBase64?companyCode=${own.companyCode}`)).data).toBe(logo);
    expect((await erp.browser().get(`/getCompanyLogoBase64?companyCode=${none.companyCode}`)).data).toMatch(
      /^data:image\/svg\+xml;base64,/,
    );
  });

  it('is that of the session’s company where no code is given, and of the named one where one is', async () => {
    const [first, second] = ['data:image/png;base64,Zmlyc3Q=', 'data:image/png;base64,c2Vjb25k'];
    const [own, other] = [
      await erp.company(undefined, { logo: first }),
      await erp.company(undefined, { logo: second }),
    ];
    const browser = await erp.signIn(own.companyCode, (await erp.user(own.companyId)).userName);
    expect(await browser.get('/getCompanyLogoBase64')).toMatchObject({ success: true, data: first });
    const named = await browser.get(`/getCompanyLogoBase64?companyCode=${other.companyCode}`);
    expect(named).toMatchObject({ success: true, data: second });
    await browser.post('/logout');
    expect(await browser.get('/getCompanyLogoBase64')).toMatchObject({ code: 401, msgCode: 'ALREADY_LOGOUT' });
  });
});

describe('version, health and readiness', () => {
  it('answer without a session', async () => {
    expect((await erp.browser().get('/getVersion')).data).toMatchObject({ version: '1.0.0', minimumClient: '1.0.0' });
    expect((await erp.browser().get('/health')).data).toEqual({ status: 'alive' });
    expect((await erp.browser().get('/ready')).data).toMatchObject({ status: 'ready' });
  });

  it('is not ready while a migration is missing, and says so with 503', async () => {
    const { rows } = await erp.owner.query<{ name: string }>(
      'delete from schema_migration where name = (select max(name) from schema_migration) returning name',
    );
    expect(await erp.browser().get('/ready')).toMatchObject({ code: 503, msgCode: 'SERVER_BUSY' });
    await erp.owner.query('insert into schema_migration (name) values ($1)', [rows[0]?.name]);
    expect(await erp.browser().get('/ready')).toMatchObject({ code: 200 });
  });

  it('refuses an app that is too old, and one that does not say its version plainly', async () => {
    for (const version of ['0.9.9', 'nonsense', '1.0']) {
      expect(await erp.browser().get('/getVersion', { 'X-App-Version': version })).toMatchObject({
        code: 426,
        msgCode: 'CLIENT_TOO_OLD',
      });
    }
    for (const version of ['1.0.0', '1.4.2', '2.0.0']) {
      expect(await erp.browser().get('/getVersion', { 'X-App-Version': version })).toMatchObject({ success: true });
    }
  });
});

describe('too many requests', () => {
  it('are refused with the seconds to wait', async () => {
    const small = await startOwnApp({ env: { GEMBA_REQUESTS_PER_MINUTE: '5' } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => small.browser().get('/getVersion')));
    const refused = answers.filter((answer) => answer.code === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ msgCode: 'TOO_MANY_REQUESTS', data: { seconds: expect.any(Number) } });
  });
});
