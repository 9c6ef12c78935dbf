import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@gemba/contract/kit/dates';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const room = await openStockRoom(erp, { time_zone: 'Asia/Shanghai' });

const timers = () =>
  room.ask<{ ref_id: string; due: string }>(
    `select ref_id, to_char(due_at at time zone 'Asia/Shanghai', 'ID HH24:MI') as due from timer
      where company_id = $1 and kind = 'weekly-digest' order by due_at, ref_id`,
  );
const want = (browser: Browser, wanted: boolean) =>
  browser.send('/app/today/digest', { method: 'PUT', body: { wanted } });
const messages = async (browser: Browser) =>
  (await browser.get<{ items: { id: number; title: string }[] }>('/messages')).data.items;
const contentOf = async (browser: Browser, id: number) =>
  (await browser.get<{ content: string }>(`/messages/${id}`)).data.content;

const person = async (roles: readonly string[], language = 'en-US') => {
  const { userId, userName } = await erp.user(room.companyId, { roles, refId: null });
  const browser = await erp.signIn(room.companyCode, userName);
  await room.ask('update app_user set language = $3 where company_id = $1 and user_id = $2', [userId, language]);
  return { userId, browser };
};

/** Monday comes, for everybody who waits for it. */
const monday = async () => {
  await room.ask(
    `update timer set due_at = now() - interval '1 hour' where company_id = $1 and kind = 'weekly-digest'`,
  );
  const isDue = async () =>
    (await room.ask(`select from timer where company_id = $1 and kind = 'weekly-digest' and due_at <= now() limit 1`))
      .length > 0;
  while (await isDue()) await sleep(50);
};

const [{ last } = { last: '' }] = await room.ask<{ last: string }>(
  `select (date_trunc('week', now() at time zone time_zone) - interval '7 days')::date::text as last from company where company_id = $1`,
);

describe('the weekly digest', () => {
  it('is sent once to those who want it, in their language, with what their roles may know', async () => {
    await room.purchaseOrder([{ part: 'BOLT' }], { po_date: addDays(last, 6) });
    await room.purchaseOrder([{ part: 'BOLT' }], { po_date: addDays(last, 7) });
    await room.salesOrder([{ part: 'BOLT' }], { so_date: last });
    const buyer = await person(['FIND_PURCHASE_ORDER']);
    const seller = await person(['FIND_SALES_ORDER'], 'zh-CN');
    const silent = await person(['FIND_SALES_ORDER']);
    const changed = await person(['FIND_SALES_ORDER']);
    for (const { browser } of [buyer, seller, changed]) await want(browser, true);
    await want(buyer.browser, true);
    await want(changed.browser, false);
    expect((await buyer.browser.get<{ wanted: boolean }>('/today/digest')).data).toEqual({ wanted: true });
    expect((await changed.browser.get<{ wanted: boolean }>('/today/digest')).data).toEqual({ wanted: false });
    expect((await timers()).map(({ due }) => due)).toEqual(['1 07:00', '1 07:00', '1 07:00']);

    await monday();
    const [told] = await messages(buyer.browser);
    expect(told?.title).toBe(`Your week, ${last} to ${addDays(last, 6)}`);
    const content = await contentOf(buyer.browser, told?.id ?? 0);
    expect(content).toContain('Purchase orders: 1 new.');
    expect(content).toMatch(/Waiting for you now: \d+, of them late: \d+\./);
    for (const word of ['Sales', 'Revenue', 'hours', '{', '[']) expect(content).not.toContain(word);
    const [chinese] = await messages(seller.browser);
    expect(chinese?.title).toContain('您的一周');
    expect(await contentOf(seller.browser, chinese?.id ?? 0)).toContain('销售单：新增 1。');
    for (const { browser } of [silent, changed]) expect(await messages(browser)).toEqual([]);
    for (const { browser } of [buyer, seller]) expect(await messages(browser)).toHaveLength(1);

    expect((await timers()).map(({ ref_id, due }) => [ref_id, due])).toEqual([
      [String(buyer.userId), '1 07:00'],
      [String(seller.userId), '1 07:00'],
    ]);
    await monday();
    expect(await messages(buyer.browser)).toHaveLength(2);
    await want(buyer.browser, false);
    await want(seller.browser, false);
    await monday();
    expect(await messages(buyer.browser)).toHaveLength(2);
    expect(await timers()).toEqual([]);
  });

  it('comes at seven on Monday by the clock of the company, also over a change of the clocks', async () => {
    const { companyId } = await erp.company(undefined, { time_zone: 'America/Chicago' });
    const after = async (moment: string) =>
      (
        await erp.owner.query<{ at: Date }>('select next_monday($1, $2) as at', [companyId, moment])
      ).rows[0]?.at.toISOString();
    // 6:59 and 7:00 on a Monday in summer, and the Sunday on which winter begins.
    expect(await after('2026-06-15T11:59:00Z')).toBe('2026-06-15T12:00:00.000Z');
    expect(await after('2026-06-15T12:00:00Z')).toBe('2026-06-22T12:00:00.000Z');
    expect(await after('2026-11-01T05:00:00Z')).toBe('2026-11-02T13:00:00.000Z');
  });
});
