import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();

/** The clock of quotes, which the builder of orders stops, goes on. */
const letClockRun = async (companyId: number) => {
  await erp.owner.query(`update timer set retry_at = null where company_id = $1 and kind = 'quote-expiry'`, [
    companyId,
  ]);
  const due = `select 1 from timer where company_id = $1 and kind = 'quote-expiry' and fire_at <= now()`;
  while ((await erp.owner.query(due, [companyId])).rows.length > 0) await sleep(50);
};

it('expires open quotes after their last day at the company, once, and tells their owner', async () => {
  const { book, companyId, maker, person } = await openCompany(erp, { time_zone: 'Pacific/Kiritimati' });
  const boss = await person('1000');
  const { rows } = await erp.owner.query<{ today: string }>('select company_today($1)::text as today', [companyId]);
  const today = rows[0]?.today ?? '';
  const quote = (status: string, valid_until: string) =>
    book.order(companyId, 'qo', { owner: maker.userId, status, columns: { valid_until } });
  const past: string[] = [];
  for (const status of ['NOT_APPROVED', 'APPROVED', 'REJECTED', 'CANCELLED'])
    past.push(await quote(status, '2026-01-05'));
  const lastDay = await quote('APPROVED', today);
  await letClockRun(companyId);
  const states = await Promise.all([...past, lastDay].map(async (number) => (await boss.read('qo', number)).data));
  expect(states.map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED', 'CANCELLED', 'APPROVED']);
  expect(states[0]?.history).toMatchObject([{ decision: 'EXPIRE', by: { userId: maker.userId } }]);
  const { data } = await maker.browser.get<{ items: { title: string; order: { number: string } }[] }>('/messages');
  expect(data.items.map(({ order }) => order.number).toSorted()).toEqual(past.slice(0, 3).toSorted());
  expect(data.items[0]?.title).toMatch(/^QO \d+ has expired$/);
});

it('arms the clock with the quote, and anew with another last day', async () => {
  const { book, companyId, maker } = await openCompany(erp, { time_zone: 'America/New_York' });
  const number = await book.order(companyId, 'qo', { owner: maker.userId, columns: { valid_until: '2031-07-01' } });
  await erp.owner.query(`update quote set valid_until = '2031-12-01' where company_id = $1 and qo_number = $2`, [
    companyId,
    number,
  ]);
  const { rows } = await erp.owner.query<{ due_at: Date }>(
    `select due_at from timer where company_id = $1 and kind = 'quote-expiry' and ref_id = $2 order by 1`,
    [companyId, number],
  );
  expect(rows.map(({ due_at }) => due_at.toISOString())).toEqual([
    '2031-07-02T04:00:00.000Z',
    '2031-12-02T05:00:00.000Z',
  ]);
});
