import { METHODS, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { calls } from '../capabilities.ts';
import { sendBytes } from '../testing/browser.ts';
import { inLanes, LONG } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';

/** S27: a call answers its own method (and HEAD where it is GET); every other method gets a refusal and no echo. */
const erp = await startTestApp();
const MARK = 'sent-and-not-to-come-back';

/** Methods of WebDAV, of the first drafts of HTTP, of old servers, and an invented one. */
const STRANGE = `CHECKIN INDEX NOSUCHMETHOD ORDERPATCH SHOWMETHOD SPACEJUMP TEXTSEARCH TRACK UNCHECKOUT VERSION-CONTROL
  DEBUG BASELINE-CONTROL LABEL UPDATE GET/ get Get PRI TRACEROUTE G\u00cbT`.split(/\s+/);

const send = (method: string, path: string, more = '') =>
  sendBytes(
    erp.server.url,
    `${method} ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${MARK}=1\r\nx-mark: ${MARK}\r\nconnection: close\r\n${more}\r\n`,
  );

const expectRefused = (answer: string, method: string, path: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const what = `${method} ${path}`;
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  expect([what, status >= 400 && status < 500]).toEqual([what, true]);
  expect(head, what).toContain('x-content-type-options: nosniff');
  expect(answer, what).not.toContain(MARK);
  if (method === 'HEAD') return;
  expect(JSON.parse(body), what).toMatchObject({ code: status, success: false, data: status === 400 ? {} : null });
};

const USUAL = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** The usual ones and a sixth of the rest, others at the next call; the long form tries all. */
const triedAt = (at: number) => METHODS.filter((method, nth) => LONG || USUAL.includes(method) || (nth + at) % 6 === 0);

/** Several calls may share a path, or one's name fit the other's parameter. */
const methodsAt = (path: string) =>
  calls
    .filter((call) => new RegExp(`^/app${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
    .flatMap(({ method, name }) => (method === 'GET' && name !== 'subscribe' ? ['GET', 'HEAD'] : [method]));

describe('a method that is not listed', () => {
  it('is refused at every call with 405', async () => {
    await inLanes(calls, async (call) => {
      const path = `/app${call.path.replace(/:\w+/g, 'x')}`;
      const listed = methodsAt(path);
      for (const method of triedAt(calls.indexOf(call)).filter((one) => !listed.includes(one))) {
        const answer = await send(method, path);
        expectRefused(answer, method, path);
        const allowed = /^allow: (.*)\r$/im.exec(answer)?.[1]?.split(', ').sort();
        expect([method, path, answer.slice(9, 12), allowed]).toEqual([
          method,
          path,
          '405',
          method === 'CONNECT' ? [''] : [...new Set(listed)].sort(),
        ]);
      }
    });
  });

  it('is no answer at a path that ends with a slash more: that has no call, whatever the method', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'QUERY']) {
      for (const path of ['/app/getVersion/', '/app/login/', '/app/sessions//', '/app/parts/A/']) {
        expect([method, path, (await send(method, path)).slice(9, 12)]).toEqual([method, path, '404']);
      }
    }
  });

  it('is refused at pages, files, unknown paths and no path at all', async () => {
    const body = `content-type: message/http\r\ncontent-length: ${MARK.length}\r\n\r\n${MARK}`;
    const paths = ['/', '/login', '/manifest.webmanifest', '/nothing', '/app/nothing', '*', 'http://x/app/health'];
    await inLanes(paths, async (path) => {
      for (const method of METHODS.filter((one) => one !== 'GET' && one !== 'HEAD')) {
        expectRefused(await send(method, path), method, path);
        expectRefused(await send(method, path, body), method, path);
      }
    });
  });

  it('is refused when nobody has ever heard of it', async () => {
    for (const method of STRANGE) expectRefused(await send(method, '/app/health'), method, '/app/health');
  });
});

describe('a tunnel', () => {
  it('is refused aloud, to us and to anybody else, also with data behind it', async () => {
    for (const target of ['127.0.0.1:5432', 'elsewhere.example:443', '/app/health', '*']) {
      const answer = await send('CONNECT', target, `content-length: 4\r\n\r\nabcd`);
      expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: \r\n/);
      expectRefused(answer, 'CONNECT', target);
    }
  });

  it('does not hurt when the caller hangs up at once, or never', async () => {
    const { hostname, port } = new URL(erp.server.url);
    const asked = Array.from({ length: 50 }, () => {
      const socket = connect({ host: hostname, port: Number(port) }, () => {
        socket.write('CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n');
        socket.resetAndDestroy();
      });
      return new Promise((done) => socket.once('close', done).on('error', () => {}));
    });
    await Promise.all(asked);
    const open = request(`${erp.server.url}/app/health`, { method: 'CONNECT' });
    const ended = new Promise((done) => open.on('connect', (_, socket) => socket.resume().on('close', done)));
    open.end();
    await ended;
    expect((await erp.browser().get('/health')).status).toBe(200);
  });
});
