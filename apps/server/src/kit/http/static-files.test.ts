import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser, sendRaw } from '../testing/browser.ts';
import { createApp } from './create-app.ts';
import { createMetrics } from './metrics.ts';
import { serveWebApp } from './static-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'gemba-web-'));
const HTML = `<!doctype html><title>Gemba</title>${'<p>long enough to be worth compressing</p>'.repeat(50)}`;
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), HTML);
await writeFile(join(folder, 'index.html.br'), brotliCompressSync(HTML));
await writeFile(join(folder, 'index.html.gz'), gzipSync(HTML));
await writeFile(join(folder, 'assets', 'app-1.js'), 'export {};');
await writeFile(join(folder, 'build.json'), '{}');
await mkdir(join(folder, '.vite'));
await writeFile(join(folder, '.vite', 'manifest.json'), '{}');

const app = await createApp({
  config: { logLevel: 'silent', trustedProxies: [], requestsPerMinute: 1_000 },
  metrics: createMetrics(),
});
await serveWebApp(app, folder, { isScreen: (path) => ['/', '/login'].includes(path), isCall: () => false });
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
});

describe('files', () => {
  it('with a hash in their name are kept for ever', async () => {
    const { headers, status } = await new Browser(url).send('/assets/app-1.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
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
      '//etc/passwd',
      '/%00',
    ]) {
      expect([path, (await sendRaw(url, path)).status]).toEqual([path, 404]);
    }
  });
});
