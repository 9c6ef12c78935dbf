import { afterAll, expect, it } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { createApp } from './create-app.ts';
import { createMetrics } from './metrics.ts';

const LOCK_TIMEOUT = '55P03';
const app = await createApp({
  config: { logLevel: 'silent', trustedProxies: [], requestsPerMinute: 1_000 },
  metrics: createMetrics(),
});
app.route({
  method: ['GET', 'POST'],
  url: '/app/waits',
  handler: () => Promise.reject(Object.assign(new Error('canceling statement'), { code: LOCK_TIMEOUT })),
});
const url = await app.listen({ port: 0 });
afterAll(() => app.close());

it('who waited for a lock in vain is told what that means: a read may come again, a write may be its own double', async () => {
  const browser = new Browser(url);
  expect(await browser.get('/waits')).toMatchObject({ status: 503, msgCode: 'SERVER_BUSY' });
  expect(await browser.post('/waits')).toMatchObject({ status: 409, msgCode: 'REQUEST_IN_PROGRESS' });
});
