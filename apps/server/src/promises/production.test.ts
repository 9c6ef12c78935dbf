import { screens } from '@gemba/contract/auth/screens';
import { calls } from '@gemba/contract/calls';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../kit/config.ts';
import { keysFrom } from '../kit/crypto/keys.ts';
import { sendRaw } from '../kit/testing/browser.ts';
import { TEST_SECRET } from '../kit/testing/one-postgres.ts';
import { startTestApp } from '../kit/testing/test-app.ts';
import { prepareDatabase } from '../server.ts';

/** S33: production has no demo users, no debugging aids, and answers only what is listed. */
const SECRET = 'x'.repeat(32);
const erp = await startTestApp({ NODE_ENV: 'production', GEMBA_DEMO: 'none' });

const WORDS =
  `admin administrator api app app/debug app/env app/graphql app/metrics app/openapi.json app/swagger app/test app/users
  backup config console debug docs env .env .git/config .git/HEAD graphql health install login.php metrics openapi.json package.json
  phpinfo.php phpmyadmin private root server-status setup sql src status swagger swagger.json test tmp users wp-admin wp-login.php
  ../package.json ..%2fpackage.json %2e%2e/package.json data/secret data/postgres app/../../package.json assets/../../package.json`.split(
    /\s+/,
  );

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

  it('lists no demo users, even if a company calls itself DEMO', async () => {
    await erp.company('DEMO', { is_demo: true });
    expect((await erp.browser().get('/getSignInInfo?companyCode=DEMO')).data).toMatchObject({ demo: null });
  });

  it('answers no path but its calls and its pages', async () => {
    const known = new Set<string>([
      ...calls.map((call) => `app${call.path}`),
      ...Object.keys(screens).map((path) => path.slice(1)),
    ]);
    for (const word of WORDS.filter((one) => !known.has(one))) {
      const plain = await sendRaw(erp.server.url, `/${word}`);
      expect([word, plain.status, plain.text]).toEqual([word, 404, expect.stringContaining('ROUTE_NOT_FOUND')]);
      const asPage = await sendRaw(erp.server.url, `/${word}`, 'text/html');
      expect([word, asPage.status]).toEqual([word, 404]);
      expect(asPage.text).not.toMatch(/"workspaces"|postgres:/);
    }
  });
});
