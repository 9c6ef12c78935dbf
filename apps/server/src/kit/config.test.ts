import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { ensureDataFolder } from './embedded/data-folder.ts';
import { ensureFree, urlAt } from './listening.ts';

const EVERY = `HOST PORT METRICS_PORT DATABASE_URL GEMBA_SECRET GEMBA_DATA GEMBA_DOCUMENT_QUOTA_MB GEMBA_DEMO GEMBA_LOG
  GEMBA_TRUSTED_PROXIES GEMBA_REQUESTS_PER_MINUTE GEMBA_DATABASE_WAIT_SECONDS GEMBA_SUPPORT_PHONE GEMBA_OPENAPI
  GEMBA_PUSH_SERVICES GEMBA_PUSH_CONTACT GEMBA_WEBHOOK_NETWORKS GEMBA_PRINTER_NETWORKS NODE_ENV`.split(/\s+/);

describe('the environment', () => {
  it('takes a variable that is empty for one that is not set', () => {
    expect(readConfig(Object.fromEntries(EVERY.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"'],
    [
      { GEMBA_PUSH_SERVICES: 'https://push.example.com/path' },
      'GEMBA_PUSH_SERVICES names "https://push.example.com/path"',
    ],
    [{ GEMBA_PUSH_CONTACT: 'it' }, 'GEMBA_PUSH_CONTACT is "it"'],
    [{ PORT: '65535' }, 'METRICS_PORT is needed beside PORT 65535'],
    [{ PORT: '80', METRICS_PORT: '80' }, 'METRICS_PORT is 80, and so is PORT'],
    [{ GEMBA_DEMO: 'huge' }, 'GEMBA_DEMO is "huge"; it must be one of small, large, none'],
    [{ GEMBA_OPENAPI: 'yes' }, 'GEMBA_OPENAPI is "yes"; it must be one of on, off'],
    [{ GEMBA_REQUESTS_PER_MINUTE: '0' }, 'it must be a whole number from 1 to'],
    [{ DATABASE_URL: 'postgres://x' }, 'GEMBA_SECRET is needed'],
    [{ DATABASE_URL: 'db.example:5432' }, 'DATABASE_URL is no address of a database'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL is no address of a database'],
    [{ GEMBA_TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'GEMBA_TRUSTED_PROXIES names "proxy"'],
    [{ GEMBA_WEBHOOK_NETWORKS: '10.0.0.0/8, loopback' }, 'GEMBA_WEBHOOK_NETWORKS names "loopback"'],
    [{ GEMBA_PRINTER_NETWORKS: 'hall' }, 'GEMBA_PRINTER_NETWORKS names "hall"'],
    [{ GEMBA_TRUSTED_PROXIES: '10.0.0.0/33' }, 'GEMBA_TRUSTED_PROXIES names "10.0.0.0/33"'],
  ])('says what is wrong with %o', (env, words) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(words);
  });

  it('knows the proxies that the HTTP server understands', () => {
    const proxies = ['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback'];
    expect(readConfig({ GEMBA_TRUSTED_PROXIES: proxies.join(' , ') }).trustedProxies).toEqual(proxies);
  });
});

it('refuses a host that is no address of this machine, and a data folder that cannot be one', async () => {
  await expect(ensureFree({ host: '192.0.2.1', port: 0, variable: 'PORT' })).rejects.toThrow('HOST is "192.0.2.1"');
  const file = import.meta.filename;
  for (const folder of [file, join(file, 'data')]) {
    await expect(ensureDataFolder(folder)).rejects.toThrow(`GEMBA_DATA is ${folder}`);
  }
});

it('prints an address that a browser takes', () => {
  expect(['0.0.0.0', '::', '::1', '10.0.0.7', 'fd00::7'].map((host) => urlAt(host, 8080))).toEqual([
    'http://localhost:8080',
    'http://localhost:8080',
    'http://localhost:8080',
    'http://10.0.0.7:8080',
    'http://[fd00::7]:8080',
  ]);
});
