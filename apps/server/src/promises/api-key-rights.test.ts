import { randomUUID } from 'node:crypto';
import { KEY_ROLES } from '@gemba/contract/interfaces/keys/api-key';
import { addDays } from '@gemba/contract/kit/dates';
import { expect, it } from 'vitest';
import { calls } from '../capabilities.ts';
import { Browser } from '../testing/browser.ts';
import { exampleOf, pathWith } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();

it('an API key makes no call that is for administrators, whichever roles it has', async () => {
  const { browser } = await erp.somebody();
  const wish = { name: 'ERP', roles: KEY_ROLES, expiresOn: addDays(new Date().toISOString().slice(0, 10), 30) };
  const caller = new Browser(erp.server.url);
  caller.token = `Bearer ${(await browser.post<{ key: string }>('/apiKeys', wish)).data.key}`;
  const forAdministrators = calls.filter(
    ({ access }) => Array.isArray(access) && access.every((role) => role === 'COMPANY_ADMIN'),
  );
  expect(forAdministrators.length).toBeGreaterThan(5);
  for (const call of forAdministrators) {
    const { body, ...rest } = exampleOf(call);
    const headers = { 'idempotency-key': randomUUID() };
    const sent = { method: call.method, headers, ...(call.body && { body }) };
    const { msgCode } = await caller.send(`/app${pathWith(call, rest)}`, sent);
    expect([call.name, ['NOT_BY_API_KEY', 'LIMITED_PERMISSIONS'].includes(msgCode)]).toEqual([call.name, true]);
  }
});
