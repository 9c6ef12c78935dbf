import { screens } from '@gemba/contract/screens';
import { describe, expect, it } from 'vitest';
import { calls } from '../capabilities.ts';
import { ConfigError, readConfig } from '../kit/config.ts';
import { keysFrom } from '../kit/crypto/keys.ts';
import { prepareDatabase } from '../server.ts';
import { sendRaw } from '../testing/browser.ts';
import { TEST_SECRET } from '../testing/one-postgres.ts';
import { inLanes } from '../testing/sweep.ts';
import { startOwnApp } from '../testing/test-app.ts';

/** S33: production has no demo users, no debugging aids, and answers only what is listed. */
const SECRET = 'x'.repeat(32);
const erp = await startOwnApp({ env: { NODE_ENV: 'production', GEMBA_DEMO: 'none' } });

/** Paths that attackers try on a server: names, with the usual prefixes and endings. */
const NAMES = `admin administrator account api archive auth backend backup beta bin cache cgi-bin client cms conf config
  console cron data database db debug default demo deploy dev dist doc docs download dump env error export files graphql health
  heapdump help hidden images import include index info install internal jobs js keys lib license log logs mail main manage
  manager metrics monitor new node_modules old openapi package panel password passwd php phpinfo phpmyadmin private profiler
  proxy public queue readme root route rpc sample schema scripts secret secrets secure server service settings setup shell sql
  src staging stats status storage swagger sys system temp test tmp token trace upload user users vendor version web wp-admin`;
const CLOTHES = ['', '/', '.php', '.json', '.bak', '.zip', '.sql', '~'];
const PLACES = ['', 'app/', 'assets/'];
const EXACT = `.env .env.local .env.production .git/config .git/HEAD .git/index .gitignore .hg/store .svn/entries .DS_Store
  .htaccess .htpasswd .npmrc .ssh/id_rsa .aws/credentials .vite/manifest.json .well-known/security.txt actuator actuator/env
  actuator/heapdump app/openapi.json build.json crossdomain.xml data/postgres data/secret Dockerfile elmah.axd index.html.br
  jmx-console package.json package-lock.json pnpm-lock.yaml robots.txt server-status sitemap.xml tsconfig.json v1/api-docs
  web.config WEB-INF/web.xml wp-login.php xmlrpc.php @fs/etc/passwd @vite/client __debug__ __vite_ping debug/pprof
  ../package.json ..%2fpackage.json %2e%2e/package.json ....//package.json ..%5cpackage.json ..%00/package.json
  app/../../package.json assets/../../package.json assets/..%2f..%2fpackage.json etc/passwd%00.png`;
const words = (text: string) => text.split(/\s+/);
const PROBES = [
  ...words(EXACT),
  ...PLACES.flatMap((place) => words(NAMES).flatMap((name) => CLOTHES.map((cloth) => `${place}${name}${cloth}`))),
];

describe('production', () => {
  it('refuses to start with demo users, or beside another database without a secret of its own', () => {
    expect(() => readConfig({ NODE_ENV: 'production', GEMBA_DEMO: 'small' })).toThrow(ConfigError);
    expect(() => readConfig({ DATABASE_URL: 'postgres://x' })).toThrow('GEMBA_SECRET is needed');
    expect(() => readConfig({ DATABASE_URL: 'postgres://x', GEMBA_SECRET: 'short' })).toThrow('at least 32');
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe('none');
    expect(readConfig({ DATABASE_URL: 'postgres://x', GEMBA_SECRET: SECRET }).demo).toBe('none');
  });

  it('refuses a database that holds the demo company', async () => {
    const { companyId } = await erp.company('SHOW', { is_demo: true });
    const start = prepareDatabase(erp.ownerUrl, erp.config, keysFrom(TEST_SECRET), () => {});
    await expect(start).rejects.toThrow('holds the demo company');
    await erp.owner.query('delete from company where company_id = $1', [companyId]);
    await expect(prepareDatabase(erp.ownerUrl, erp.config, keysFrom(TEST_SECRET), () => {})).resolves.toContain(
      'gemba_app_',
    );
  });

  it('says at the start which PostgreSQL it found', async () => {
    const said: string[] = [];
    await prepareDatabase(erp.ownerUrl, erp.config, keysFrom(TEST_SECRET), (text) => void said.push(text));
    const { rows } = await erp.owner.query<{ server_version: string }>('show server_version');
    expect(said).toContain(`The database is PostgreSQL ${rows[0]?.server_version}`);
  });

  it('lists no demo users, even if a company calls itself DEMO', async () => {
    await erp.company('DEMO', { is_demo: true });
    expect((await erp.browser().get('/getSignInInfo?companyCode=DEMO')).data).toMatchObject({ demo: null });
  });

  it('answers no path but its calls and its pages, whatever else is looked for', async () => {
    const listed = [...calls.map((call) => `/app${call.path}`), '/', '/login', ...Object.keys(screens)].map(
      (path) => new RegExp(`^${path.replace(/[$:]\w+/g, '[^/]+')}/?$`),
    );
    const unlisted = PROBES.filter((word) => !listed.some((path) => path.test(`/${word}`)));
    expect(unlisted.length).toBeGreaterThan(951);
    await inLanes(unlisted, async (word) => {
      const answers = await Promise.all(
        ['*/*', 'text/html'].map((accept) => sendRaw(erp.server.url, `/${word}`, accept)),
      );
      for (const { status, text } of answers) {
        // The app says in its own words that there is no such page; nobody gets anything else.
        const said = /"msgCode":"ROUTE_NOT_FOUND"|<title>Gemba</.exec(text)?.[0];
        expect([word, status, said]).toEqual([word, 404, expect.any(String)]);
        expect(text).not.toMatch(/"workspaces"|postgres:/);
      }
    });
    expect((await sendRaw(erp.server.url, '/app/health')).status).toBe(200);
  });
});
