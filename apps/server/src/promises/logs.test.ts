import { describe, expect, it } from 'vitest';
import { PASSWORD, startOwnApp } from '../testing/test-app.ts';

/** S30: logs say what happened and never a secret. */
const erp = await startOwnApp({ env: { GEMBA_LOG: 'trace' } });

describe('the log', () => {
  it('holds no password, token, cookie or key, whatever goes right or wrong with them', async () => {
    const { companyCode, userName, browser } = await erp.somebody();
    const canaries = [
      PASSWORD,
      'canary-password-1',
      'canary-password-2',
      'canary-query',
      'canary-header',
      'canary-key-0123456789',
    ];
    await browser.post('/login', { companyCode, userName, password: 'canary-password-1' });
    await browser.post('/login', {
      companyCode,
      userName: 'canary-password-2',
      password: 'x',
      nonsense: 'canary-password-1',
    });
    await browser.send('/app/login', { method: 'POST', raw: '{"password":"canary-password-1"' });
    await browser.get('/sessions?token=canary-query');
    await browser.get('/nothing/canary-query');
    await browser.post('/changePassword', { currentPassword: 'canary-password-1', newPassword: 'canary-password-2' });
    await browser.get('/getMenuPermission', {
      authorization: 'canary-header',
      'idempotency-key': 'canary-key-0123456789',
    });
    await browser.post('/refresh');
    await browser.post('/logout');
    const secrets = [...canaries, browser.token, ...browser.cookies.values()].filter((one): one is string => !!one);
    const text = erp.log.join('');
    expect(text).toContain('"call":"login"');
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain('argon2');
  });

  it('records sign-ins and refusals with call, status, user and reason, one JSON object a line', async () => {
    const { userId, browser } = await erp.somebody();
    erp.log.length = 0;
    await browser.get('/getMenuPermission');
    await browser.get('/sessions?limit=x');
    await erp.browser().get('/getMenuPermission');
    const lines = erp.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { call: 'getMenuPermission', status: 200, user: userId },
      { call: 'listSessions', status: 400, user: userId, refused: 'INVALID_INPUT' },
      { call: 'getMenuPermission', status: 401, refused: 'NOT_SIGNED_IN' },
    ]);
    for (const line of erp.log) expect(line.trimEnd()).not.toContain('\n');
  });

  it('says whose account a sign-in was about, by id, whether it went well or not', async () => {
    const { companyId, companyCode, userId, userName } = await erp.somebody();
    erp.log.length = 0;
    await erp.browser().post('/login', { companyCode, userName, password: PASSWORD });
    await erp.browser().post('/login', { companyCode, userName, password: 'not this' });
    await erp.browser().post('/login', { companyCode, userName: 'unknown-here', password: 'not this' });
    const lines = erp.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { call: 'login', status: 200, company: companyId, user: userId },
      { call: 'login', refused: 'WRONG_PASSWORD', company: companyId, user: userId },
      { call: 'login', refused: 'WRONG_PASSWORD', company: companyId },
    ]);
    expect(erp.log.join('')).not.toContain('unknown-here');
  });

  it('cannot be given a forged line', async () => {
    erp.log.length = 0;
    await erp.browser().get('/sessions?x=%0A%7B%22forged%22%3Atrue%7D', { 'user-agent': 'x {"forged":true}' });
    for (const line of erp.log) expect(JSON.parse(line)).not.toHaveProperty('forged');
  });
});
