import { afterAll, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import type { Decider } from '../../testing/orders/deciders.ts';
import { openPushService } from '../../testing/outside/push-service.ts';
import { startOwnApp } from '../../testing/test-app.ts';

const service = await openPushService();
const erp = await startOwnApp({ env: { GEMBA_PUSH_SERVICES: service.origin } });
afterAll(() => service.close());

const listen = async ({ browser }: Decider, ...answers: number[]) => {
  const device = service.browser(...answers);
  await browser.get('/push');
  await browser.send('/app/push', {
    method: 'PUT',
    body: { alarms: false, approvals: true, messages: false, quiet: null },
  });
  await browser.post('/push/subscription', device.subscription);
  return device;
};

it('tells those who may decide what begins to wait, and its maker what was decided; no amount, no partner', async () => {
  const { book, companyId, maker, person } = await openCompany(erp);
  const [boss, small] = [await person('1000'), await person('1')];
  const [ofMaker, ofBoss, ofSmall] = [await listen(maker), await listen(boss), await listen(small)];
  const number = await book.order(companyId, 'po', { owner: maker.userId, status: 'REJECTED' });
  await maker.fire('po', number, 'resubmit', 1);
  await ofBoss.until(() => ofBoss.arrived.length === 1);
  expect(ofBoss.arrived).toEqual([
    {
      title: `PO ${number}`,
      body: 'Waits for your decision',
      url: `/poDetail?poNumber=${number}`,
      tag: `approval po ${number}`,
    },
  ]);
  await boss.fire('po', number, 'approve', 2, 'A very good price');
  await ofMaker.until(() => ofMaker.arrived.length === 1);
  expect(ofMaker.arrived).toMatchObject([{ title: `PO ${number} is approved`, body: '' }]);
  expect(ofSmall.posts).toEqual([]);
});

it('does not tell somebody who has lost the authority meanwhile, or of what was decided', async () => {
  const { book, companyId, maker, person } = await openCompany(erp);
  const [boss, other] = [await person('1000'), await person('1000')];
  const [ofBoss, ofOther] = [await listen(boss, 503), await listen(other, 503)];
  const number = await book.order(companyId, 'po', { owner: maker.userId, status: 'REJECTED' });
  await maker.fire('po', number, 'resubmit', 1);
  await ofOther.until(() => ofOther.posts.length + ofBoss.posts.length === 2);
  await erp.owner.query('delete from approval_authority where company_id = $1 and user_id = $2', [
    companyId,
    other.userId,
  ]);
  const waiting = async () =>
    (
      await erp.owner.query(`select send_at > now() + interval '90 s' as lent from push where company_id = $1`, [
        companyId,
      ])
    ).rows;
  while ((await waiting()).some(({ lent }) => lent)) await new Promise((resolve) => setTimeout(resolve, 25));
  await erp.owner.query('update push set send_at = now() where company_id = $1', [companyId]);
  await ofBoss.until(() => ofBoss.arrived.length === 1);
  while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(ofOther.posts).toEqual([503]);
});
