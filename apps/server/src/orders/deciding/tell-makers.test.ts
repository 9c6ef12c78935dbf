import { beforeAll, describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { type Decider } from '../../testing/orders/deciders.ts';
import { openStream } from '../../testing/stream-client.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let company: Awaited<ReturnType<typeof openCompany>>;
type Somebody = Awaited<ReturnType<(typeof company)['person']>>;
let boss: Somebody;
let maker: Somebody;
beforeAll(async () => {
  company = await openCompany(erp);
  boss = await company.person('1000');
});

interface Row {
  title: string;
  content: string;
  sender: object | null;
  order: { type: string; number: string } | null;
}
const inbox = async ({ browser }: Decider) => (await browser.get<{ items: Row[] }>('/messages')).data.items;
const orderOf = (owner: number, more: object = {}, kind: 'po' | 'so' | 'qo' = 'po') =>
  company.book.order(company.companyId, kind, { owner, ...more });

describe('the maker of an order', () => {
  it('reads what became of it, by whom and why, in a message that opens the order', async () => {
    maker = await company.person();
    const number = await orderOf(maker.userId);
    await boss.fire('po', number, 'reject', 1, 'Too dear [{by}]');
    await maker.fire('po', number, 'resubmit', 2);
    const approved = await boss.fire('po', number, 'approve', 3);
    await boss.withdraw(approved.data.history[0]?.decisionId);
    await boss.fire('po', number, 'approve', 5);
    await boss.fire('po', number, 'hold', 6, 'Wait');
    await boss.fire('po', number, 'release', 7);
    const read = await inbox(maker);
    expect(read.map(({ title }) => title)).toEqual([
      `PO ${number} goes on`,
      `PO ${number} is on hold`,
      `PO ${number} is approved`,
      `PO ${number} waits again`,
      `PO ${number} is approved`,
      `PO ${number} is rejected`,
    ]);
    expect(read.every(({ sender, order }) => sender === null && order?.number === number)).toBe(true);
    expect(read[5]?.content).toBe(
      `${boss.userName} rejected it. You can change it and send it again.\n\nToo dear [{by}]`,
    );
    expect(await inbox(boss)).toEqual([]);
  });

  it('is owner or requester, reads it in their own language, and only while they may see such orders', async () => {
    const [owner, requester] = [await company.person(), await company.person()];
    const blind = await company.person(null, { roles: ['FIND_PART'] });
    const spoken = (userId: number, language: string) =>
      erp.owner.query('update app_user set language = $3 where company_id = $1 and user_id = $2', [
        company.companyId,
        userId,
        language,
      ]);
    await spoken(owner.userId, 'zh-CN');
    await spoken(requester.userId, 'es-ES');
    const number = await orderOf(owner.userId, { columns: { requester: requester.userId } });
    await boss.fire('po', number, 'approve', 1);
    expect((await inbox(owner))[0]?.title).toBe(`采购单 ${number} 已批准`);
    expect((await inbox(requester))[0]?.title).toBe(`PC ${number}: se ha aprobado`);
    const unseen = await orderOf(blind.userId);
    await boss.fire('po', unseen, 'approve', 1);
    expect(await inbox(blind)).toEqual([]);
  });

  it('is written to in the language of the last sign-in', async () => {
    const { userId, userName } = await company.person();
    const body = { companyCode: company.companyCode, userName, password: 'correct horse battery' };
    await erp.browser().post('/login', body, { lang: 'es_ES' });
    const { rows } = await erp.owner.query('select language from app_user where user_id = $1', [userId]);
    expect(rows).toEqual([{ language: 'es-ES' }]);
  });
});

describe('screens that show an order', () => {
  it('are told to look again, where the person may see such orders, and never what has changed', async () => {
    maker = await company.person();
    const other = await company.person(null, { roles: ['FIND_SALES_ORDER'] });
    const streams = await Promise.all(
      [maker, other].map(({ userName, browser }) =>
        openStream({ url: erp.server.url, token: browser.token, userName }),
      ),
    );
    for (const one of streams) await one.until(({ events }) => events.length > 0);
    const number = await orderOf(boss.userId);
    const second = await company.person('1000');
    await second.fire('po', number, 'approve', 1);
    const sales = await orderOf(boss.userId, {}, 'so');
    await second.fire('so', sales, 'review', 1);
    for (const one of streams) await one.until(({ events }) => events.some(({ order }) => order?.number === sales));
    const heard = streams.map(({ events }) => events.filter(({ type }) => type === 'orderChanged'));
    const changed = (type: string, of: string) => ({
      type: 'orderChanged',
      order: { type, number: of },
      waiting: true,
    });
    expect(heard).toEqual([[changed('po', number), changed('so', sales)], [changed('so', sales)]]);
    for (const one of streams) one.leave();
  });
});
