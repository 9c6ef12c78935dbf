import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import type { Decider } from '../../testing/orders/deciders.ts';
import { openStream } from '../../testing/stream-client.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ask } from '../changes/testing/changes.ts';

const erp = await startTestApp();
let company: Awaited<ReturnType<typeof openCompany>>;
type Somebody = Awaited<ReturnType<(typeof company)['person']>>;
let maker: Somebody;
let boss: Somebody;
beforeEach(async () => {
  company = await openCompany(erp, { order_change_approval: true });
  maker = company.maker;
  boss = await company.person('1000');
});

const order = (more: object = {}, kind: 'po' | 'qo' = 'po') =>
  company.book.order(company.companyId, kind, { owner: maker.userId, ...more });
const titles = async ({ browser }: Decider) =>
  (await browser.get<{ items: { title: string }[] }>('/messages')).data.items.map(({ title }) => title);

/** A day passes for everything that waits since it was made. */
async function passADay() {
  const { companyId } = company;
  await erp.owner.query('begin');
  await erp.owner.query(`update purchase_order set created_at = created_at - interval '1 day' where company_id = $1`, [
    companyId,
  ]);
  await erp.owner.query(
    `update order_change set requested_at = requested_at - interval '1 day' where company_id = $1`,
    [companyId],
  );
  await erp.owner.query(
    `update timer set due_at = due_at - interval '1 day' where company_id = $1 and kind = 'approval-reminder'`,
    [companyId],
  );
  await erp.owner.query('commit');
  const due = `select 1 from timer where company_id = $1 and kind = 'approval-reminder' and fire_at <= now()`;
  while ((await erp.owner.query(due, [companyId])).rows.length > 0) await sleep(50);
}

describe('what has waited for a day', () => {
  it('is brought to mind once, to those who may approve it and nobody else', async () => {
    const small = await company.person('10');
    const deputy = await company.person();
    await company.book.insert(company.companyId, 'approval_delegation', {
      delegation_id: 1,
      from_user: boss.userId,
      to_user: deputy.userId,
      from_date: '2026-01-01',
      thru_date: '2099-01-01',
    });
    const locked = await company.person('1000');
    await erp.owner.query(`update app_user set status = 'LOCKED' where user_id = $1`, [locked.userId]);
    const number = await order({ lines: [{ price: '500' }] });
    await passADay();
    await passADay();
    const reminder = [`PO ${number} waits for your decision`];
    expect([await titles(boss), await titles(deputy)]).toEqual([reminder, reminder]);
    expect([await titles(small), await titles(maker)]).toEqual([[], []]);
    const { rows } = await erp.owner.query('select 1 from message_receiver where receiver = $1', [locked.userId]);
    expect(rows).toEqual([]);
  });

  it('is one message where several orders wait', async () => {
    const numbers = [await order(), await order(), await order()];
    await passADay();
    expect(await titles(boss)).toEqual(['3 orders wait for your decision']);
    const { data } = await boss.browser.get<{ items: { content: string; order: null }[] }>('/messages');
    expect(data.items[0]).toMatchObject({ order: null });
    for (const number of numbers) expect(data.items[0]?.content).toContain(`PO ${number}`);
  });

  it('is not reminded of once decided, and waits a whole day again once sent again', async () => {
    const [decided, again] = [await order(), await order()];
    await boss.fire('po', decided, 'approve', 1);
    await boss.fire('po', again, 'reject', 1);
    await maker.fire('po', again, 'resubmit', 2);
    await erp.owner.query(
      `update timer set due_at = now() where (ref_id, due_at) in (
         select ref_id, min(due_at) from timer where company_id = $1 and kind = 'approval-reminder' group by 1)`,
      [company.companyId],
    );
    await sleep(1_500);
    expect(await titles(boss)).toEqual([]);
    const { rows } = await erp.owner.query(
      `select ref_id from timer where company_id = $1 and kind = 'approval-reminder' and due_at > now() + interval '23 hours'`,
      [company.companyId],
    );
    expect(rows).toEqual([{ ref_id: `po ${again}` }]);
  });

  it('may be a change of an order', async () => {
    const number = await order({ status: 'APPROVED' });
    await ask(maker, { number, changes: { price: '11' } });
    await passADay();
    expect(await titles(boss)).toEqual([`A change of PO ${number} waits for your decision`]);
  });
});

describe('what begins to wait', () => {
  it('is told at once to those who may decide it, also a change and the sales order of a quote', async () => {
    const small = await company.person('1');
    const streams = await Promise.all(
      [boss, small].map(({ userName, browser }) => openStream({ url: erp.server.url, token: browser.token, userName })),
    );
    const [ofBoss, ofSmall] = streams;
    const approved = await order({ status: 'APPROVED' });
    await ask(maker, { number: approved, changes: { price: '12' } });
    await ofBoss?.until(({ events }) => events.some(({ type }) => type === 'approval'));
    const rejected = await order({ status: 'REJECTED' });
    await maker.fire('po', rejected, 'resubmit', 1);
    await ofBoss?.until(({ events }) => events.filter(({ type }) => type === 'approval').length === 2);
    const quote = await order({ status: 'APPROVED' }, 'qo');
    const { data } = await boss.fire('qo', quote, 'commit', 1);
    await ofBoss?.until(({ events }) => events.filter(({ type }) => type === 'approval').length === 3);
    const heard = ofBoss?.events.filter(({ type }) => type === 'approval');
    expect(heard?.map((event) => event.order)).toEqual([
      { type: 'po', number: approved },
      { type: 'po', number: rejected },
      { type: 'so', number: data.soNumber },
    ]);
    expect(ofSmall?.events.filter(({ type }) => type === 'approval')).toEqual([]);
    for (const one of streams) one.leave();
  });
});
