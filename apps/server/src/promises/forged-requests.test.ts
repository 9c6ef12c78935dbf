import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { calls } from '../capabilities.ts';
import { exampleOf, pathWith } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';

/** S8, S9: a token or an XSRF pair that this server did not give to this session opens nothing. */
const erp = await startTestApp();
const [own, rival] = [await erp.somebody(), await erp.somebody()];

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (header: object, payload: object, key = '') => {
  const body = `${part(header)}.${part(payload)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
};

function forgedTokens() {
  const token = String(own.browser.token);
  const [version, company, secret = ''] = token.split('.');
  const claims = { sub: own.userName, roles: ['COMPANY_ADMIN'], company: own.companyId, exp: 4_102_444_800 };
  const headers = [
    { alg: 'none' },
    { alg: 'None' },
    { alg: 'HS256' },
    { alg: 'RS256' },
    { alg: 'HS256', kid: '../../dev/null' },
    { alg: 'HS256', jku: 'http://127.0.0.1/' },
    { alg: 'HS256', jwk: {} },
    { alg: 'ES256' },
  ];
  return [
    ...headers.flatMap((header) => [
      jwt(header, claims),
      jwt(header, { ...claims, exp: 1 }),
      `${part(header)}.${part(claims)}.`,
    ]),
    `${version}.${rival.companyId}.${secret}`,
    `${version}.0.${secret}`,
    `${version}.-1.${secret}`,
    `${version}.${company}.${secret.toLowerCase()}`,
    `${version}.${company}.${secret.slice(1)}`,
    `${version}.${company}.${secret}A`,
    `${version}.${company}.${'A'.repeat(43)}`,
    `g2.${company}.${secret}`,
    `${version}.${company} or 1=1.${secret}`,
    `${version}.999999999.${secret}`,
    `${version}.99999999999999999999.${secret}`,
    `${version}..${secret}`,
    `${version}.${company}.`,
    'undefined',
    'null',
    '[object Object]',
    `'; drop table session; --`,
    own.browser.cookies.get('gemba_refresh') ?? '',
    `Basic ${btoa('admin:gemba-demo')}`,
    '%00',
    '..',
    token.split('').reverse().join(''),
  ];
}

describe('a forged token', () => {
  it('is never accepted, in forty shapes and more', async () => {
    const forged = forgedTokens();
    expect(forged.length).toBeGreaterThanOrEqual(40);
    for (const token of forged) {
      const browser = erp.browser();
      const answer = await browser.get('/getMenuPermission', { authorization: token });
      expect(answer, token).toMatchObject({ code: 401, success: false, data: null });
      expect(['APP_TOKEN_EXPIRED_ERROR', 'NOT_SIGNED_IN']).toContain(answer.msgCode);
    }
  });

  it('is not taken from the address or a cookie either', async () => {
    const browser = erp.browser();
    browser.cookies.set('token', String(own.browser.token));
    expect(await browser.get('/getMenuPermission')).toMatchObject({ msgCode: 'NOT_SIGNED_IN' });
    expect(await browser.get(`/sessions?token=${own.browser.token}`)).toMatchObject({ msgCode: 'NOT_SIGNED_IN' });
  });
});

const writes = calls.filter((call) => call.method !== 'GET' && call.access !== 'open');

describe('a write that our page did not make', () => {
  const write = (call: (typeof writes)[number], headers: Record<string, string | undefined>, cookie?: string) => {
    const { body, ...rest } = exampleOf(call);
    const browser = erp.browser();
    browser.token = own.browser.token;
    const planted = cookie ?? own.browser.cookies.get('XSRF-TOKEN');
    if (planted) browser.cookies.set('XSRF-TOKEN', planted);
    return browser.send(`/app${pathWith(call, rest)}`, { method: call.method, ...(call.body && { body }), headers });
  };
  const ours = own.browser.cookies.get('XSRF-TOKEN') as string;
  const theirs = rival.browser.cookies.get('XSRF-TOKEN') as string;

  it('is refused on every write: header missing, empty, swapped, another session’s pair, a planted pair', async () => {
    for (const call of writes) {
      const outcomes = await Promise.all([
        write(call, { 'x-xsrf-token': undefined }),
        write(call, { 'x-xsrf-token': '' }),
        write(call, { 'x-xsrf-token': theirs }),
        write(call, { 'x-xsrf-token': theirs }, theirs),
        write(call, { 'x-xsrf-token': 'planted.planted' }, 'planted.planted'),
        write(call, { 'x-xsrf-token': ours.split('.')[0] }, ours.split('.')[0]),
      ]);
      expect(outcomes.map((one) => [call.name, one.code, one.msgCode])).toEqual(
        outcomes.map(() => [call.name, 403, 'XSRF_REFUSED']),
      );
    }
  });

  it('is refused when the browser says that another site made it, also at the login and the refresh', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      for (const call of writes) expect(await write(call, headers)).toMatchObject({ msgCode: 'XSRF_REFUSED' });
      for (const path of ['/login', '/refresh'])
        expect(await own.browser.post(path, undefined, headers)).toMatchObject({ msgCode: 'XSRF_REFUSED' });
    }
  });

  it('is refused as a form or plain text, whatever it says', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await own.browser.send('/app/changePassword', {
        method: 'POST',
        raw: '{"currentPassword":"a"}',
        headers: { 'content-type': type },
      });
      expect(answer).toMatchObject({ code: 415, msgCode: 'UNSUPPORTED_MEDIA_TYPE' });
    }
  });

  it('needs the pair for the refresh as well', async () => {
    expect(await own.browser.post('/refresh', undefined, { 'x-xsrf-token': theirs })).toMatchObject({
      msgCode: 'XSRF_REFUSED',
    });
    expect(await own.browser.post('/refresh')).toMatchObject({ success: true });
  });
});
