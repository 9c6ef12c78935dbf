import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser, sendRaw } from '../../../testing/browser.ts';
import { createApp } from '../create-app.ts';
import { createMetrics } from '../metrics.ts';
import { serveWebApp } from './static-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'gemba-web-'));
const SCRIPT = "document.title = 'dark'";
const HTML = `<!doctype html><title>Gemba</title><script>${SCRIPT}</script><script src="/a.js"></script>${'<p>long enough to be worth compressing</p>'.repeat(50)}`;
await mkdir(join(folder, 'assets', 'decoders-1'), { recursive: true });
await writeFile(join(folder, 'index.html'), HTML);
await writeFile(join(folder, 'index.html.br'), brotliCompressSync(HTML));
await writeFile(join(folder, 'index.html.gz'), gzipSync(HTML));
await writeFile(join(folder, 'assets', 'app-1.js'), 'export {};');
await writeFile(join(folder, 'assets', 'app-2.js.gz'), 'packed');
await writeFile(join(folder, 'assets', 'decoders-1', 'jpeg.js'), 'export {};');
await writeFile(join(folder, 'build.json'), '{}');
await mkdir(join(folder, '.vite'));
await writeFile(join(folder, '.vite', 'manifest.json'), '{}');

const app = await createApp({
  config: { logLevel: 'silent', trustedProxies: [], requestsPerMinute: 1_000 },
  metrics: createMetrics(),
});
await serveWebApp(app, folder, { isScreen: (path) => ['/', '/login'].includes(path), methodsAt: () => [] });
const url = await app.listen({ port: 0 });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const page = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Browser(url).send(path, { method, headers: { accept: 'text/html', ...headers } });

describe('the page', () => {
  it('answers every screen, whatever compression the caller reads, and HEAD', async () => {
    for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br', 'br;q=0, gzip']) {
      const answer = await page('/', { 'accept-encoding': encoding });
      expect([encoding, answer.status, answer.text]).toEqual([encoding, 200, HTML]);
    }
    expect((await page('/login', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect((await page('/login', {}, 'HEAD')).status).toBe(200);
  });

  it('allows the inline script that it was built with, and no other', async () => {
    const policyAt = async (path: string) => (await page(path)).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(await policyAt('/login')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(await policyAt('/assets/app-1.js')).toContain("script-src 'self';");
  });

  it('is asked for again each time, and not sent again when it is the same', async () => {
    const { headers } = await page('/login');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect((await page('/login', { 'if-none-match': String(headers.get('etag')) })).status).toBe(304);
  });

  it('answers an address that cannot be decoded, so that the app says what is wrong with it', async () => {
    const asked = async (path: string) => {
      const { status, text } = await sendRaw(url, path, 'text/html');
      return [status, text === HTML];
    };
    expect(await asked('/login?partNumber=%E0%A4%A')).toEqual([200, true]);
    expect(await asked('/%E0%A4%A')).toEqual([404, true]);
    expect(await asked('/app/%E0%A4%A')).toEqual([404, false]);
  });

  it('comes with 404 where there is no such screen', async () => {
    expect(await page('/nothing-here')).toMatchObject({ status: 404, text: HTML });
  });

  it('is what a probe, a link preview and a command line see too, but nobody who reads JSON only', async () => {
    const asked = async (path: string, accept: string, method = 'GET') => {
      const { status, text, headers } = await page(path, { accept }, method);
      return [status, method === 'HEAD' ? headers.get('content-type')?.split(';')[0] : text === HTML];
    };
    for (const path of ['/', '/login']) {
      for (const accept of ['*/*', '', 'text/*', 'application/json, text/plain, */*']) {
        expect([accept, await asked(path, accept)]).toEqual([accept, [200, true]]);
      }
      expect(await asked(path, '*/*', 'HEAD')).toEqual([200, 'text/html']);
      expect(await asked(path, 'application/json')).toEqual([404, false]);
      expect(await asked(path, 'image/png')).toEqual([404, false]);
    }
    expect(await asked('/nothing-here', '*/*')).toEqual([404, true]);
    expect(await asked('/app/nothing', '*/*')).toEqual([404, false]);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever', async () => {
    for (const path of ['/assets/app-1.js', '/assets/decoders-1/jpeg.js']) {
      const { headers, status } = await new Browser(url).send(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'public, max-age=31536000, immutable']);
    }
  });

  const part = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await new Browser(url).send('/assets/app-1.js', { method, headers });
    return [answer.status, answer.text, answer.headers.get('content-range')];
  };

  it('come in part where a range is asked for, and say when it lies beyond the end', async () => {
    expect(await part({ range: 'bytes=7-' })).toEqual([206, '{};', 'bytes 7-9/10']);
    expect(await part({ range: 'bytes=-3' })).toEqual([206, '{};', 'bytes 7-9/10']);
    expect(await part({ range: 'bytes=999999999-' })).toEqual([416, '', 'bytes */10']);
  });

  it('come whole where the range is none', async () => {
    for (const range of ['bytes=5-2', 'bytes=abc', 'bytes=-', 'bytes=', 'bytes=1-2,x', 'lines=1-2', '7-']) {
      expect([range, ...(await part({ range }))]).toEqual([range, 200, 'export {};', null]);
    }
    expect(await part({ range: 'bytes=999999999-' }, 'HEAD')).toEqual([200, '', null]);
  });

  it('are not sent where a condition of the caller does not hold', async () => {
    expect(await part({ 'if-match': '"x"' })).toEqual([412, '', null]);
    expect(await part({ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toEqual([412, '', null]);
    expect(await part({ 'if-match': '*', 'if-unmodified-since': 'nonsense' })).toEqual([200, 'export {};', null]);
  });

  it('that are not there are 404 in few words, to whoever asks for a file', async () => {
    for (const path of ['/assets/x.js', '/assets/x', '/nothing.png', '/login/old.css']) {
      expect([path, await sendRaw(url, path)]).toEqual([
        path,
        { status: 404, text: expect.stringMatching(/ROUTE_NOT_/) },
      ]);
    }
  });

  it('of the build itself, and anything beside the folder, have no path', async () => {
    for (const path of [
      '/build.json',
      '/.vite/manifest.json',
      '/index.html.br',
      '/assets/',
      '/assets',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/app-2.js.gz',
      '/assets/decoders-1',
      '/assets/decoders-1/',
      '/assets/decoders-1%2fjpeg.js/..',
      '/assets/../build.json',
      '/assets/..%2fbuild.json',
      '/assets/%E0%A4%A',
      '//etc/passwd',
      '/%00',
    ]) {
      expect([path, (await sendRaw(url, path)).status]).toEqual([path, 404]);
    }
  });
});
