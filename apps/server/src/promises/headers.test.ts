import { describe, expect, it } from 'vitest';
import { sendBytes } from '../testing/browser.ts';
import { startTestApp } from '../testing/test-app.ts';

/** S10: the same strict headers on every answer. */
const erp = await startTestApp();

const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('security headers', () => {
  it('stand on answers, refusals, unknown paths and pages alike', async () => {
    const { browser } = await erp.somebody();
    const answers = await Promise.all([
      browser.get('/getMenuPermission'),
      browser.get('/sessions?limit=x'),
      erp.browser().get('/getMenuPermission'),
      browser.get('/nothing'),
      browser.send('/app/login', { method: 'POST', raw: '{' }),
      browser.send('/app/login', { method: 'POST', raw: `"${'x'.repeat(2_000_000)}"` }),
      browser.send('/nothing.js'),
      browser.send('/', { headers: { accept: 'text/html' } }),
    ]);
    for (const { headers } of answers) {
      for (const [name, value] of Object.entries(EXPECTED)) expect(headers.get(name)).toBe(value);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
      const csp = headers.get('content-security-policy') ?? '';
      expect(csp).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|http:|https:/);
      for (const directive of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
        "style-src 'self'",
      ]) {
        expect(csp).toContain(directive);
      }
    }
  });

  it('forbid caching of anything under /app', async () => {
    const { browser } = await erp.somebody();
    for (const path of ['/getVersion', '/getMenuPermission', '/nothing']) {
      expect((await browser.get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a header that may come once', () => {
  const send = (path: string, ...lines: string[]) =>
    sendBytes(erp.server.url, [`GET ${path} HTTP/1.1`, ...lines, 'connection: close', '', ''].join('\r\n'));
  const paths = ['/app/health', '/app/nothing', '/', '/nothing.js'];

  it('is refused when it comes twice, the same or not', async () => {
    for (const path of paths) {
      for (const name of ['Host', 'Authorization', 'Content-Type']) {
        for (const [one, other] of [
          ['x', 'y'],
          ['x', 'x'],
        ] as const) {
          const host = name === 'Host' ? [] : ['Host: x'];
          const answer = await send(path, ...host, `${name}: ${one}`, 'Accept: */*', `${name.toLowerCase()}: ${other}`);
          expect([path, name, answer.slice(0, 12)]).toEqual([path, name, 'HTTP/1.1 400']);
          expect(answer).toContain(`"field":"${name.toLowerCase()}"`);
          expect(answer).toContain('x-content-type-options: nosniff');
        }
      }
    }
  });

  it('is refused without a host, and answered with one', async () => {
    for (const path of paths) {
      const without = await send(path);
      expect([path, without.slice(0, 12)]).toEqual([path, 'HTTP/1.1 400']);
      expect(without).toContain('"field":"host"');
      expect(without).toContain('x-content-type-options: nosniff');
    }
    expect((await send('/app/health', 'Host: x', 'Authorization: y', 'Content-Type: z')).slice(0, 12)).toBe(
      'HTTP/1.1 200',
    );
  });
});
