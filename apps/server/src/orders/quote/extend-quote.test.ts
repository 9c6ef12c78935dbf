import { randomUUID } from 'node:crypto';
import { addDays, todayIn } from '@gemba/contract/kit/dates';
import type { Quote } from '@gemba/contract/orders/quote/get-quote';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { openCompany } from '../../testing/orders/company.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp);
const boss = await person('1000');
const today = todayIn('UTC', new Date());

const quote = (status: string, valid_until: string) =>
  book.order(companyId, 'qo', { owner: maker.userId, status, columns: { valid_until } });
const extend = (number: string, validUntil: string, version = 1, browser: Browser = maker.browser) =>
  browser.send<Quote>(`/app/quotes/${number}/validity`, {
    method: 'PUT',
    body: { validUntil, reason: ' They decide next month ', version },
    headers: { 'Idempotency-Key': randomUUID() },
  });

describe('extending a quote', () => {
  it('gives an expired one a new last day; it waits for its approval, and is then committed', async () => {
    const number = await quote('APPROVED', addDays(today, -1));
    expect(await boss.fire('qo', number, 'commit')).toMatchObject({ msgCode: 'QUOTE_EXPIRED' });
    expect((await maker.read('qo', number)).data.events).toContainEqual({
      event: 'extend',
      refusal: null,
      asks: false,
    });
    const { data } = await extend(number, addDays(today, 30), 2);
    expect(data).toMatchObject({ status: 'NOT_APPROVED', validUntil: addDays(today, 30), version: 3, approveBy: null });
    expect(data.history[0]).toMatchObject({ decision: 'AMEND', comment: 'They decide next month' });
    const { rows } = await erp.owner.query(
      `select 1 from timer where company_id = $1 and kind = 'quote-expiry' and ref_id = $2 and due_at > now()`,
      [companyId, number],
    );
    expect(rows).toHaveLength(1);
    expect(await boss.fire('qo', number, 'approve', 3)).toMatchObject({ success: true });
    expect(await boss.fire('qo', number, 'commit', 4)).toMatchObject({ success: true });
  });

  it('takes an approval back that was given for fewer days', async () => {
    const number = await quote('APPROVED', today);
    expect((await extend(number, addDays(today, 1))).data).toMatchObject({ status: 'NOT_APPROVED', approveDate: null });
  });

  it('is refused for an earlier day, with a stale version, by others, and of a quote that is over', async () => {
    const number = await quote('APPROVED', addDays(today, 5));
    for (const day of [addDays(today, 5), addDays(today, -1)])
      expect(await extend(number, day)).toMatchObject({
        code: 400,
        msgCode: 'QUOTE_LAST_DAY_TOO_EARLY',
        data: { from: addDays(today, 6), field: 'validUntil' },
      });
    const past = await quote('EXPIRED', addDays(today, -9));
    expect(await extend(past, addDays(today, -1))).toMatchObject({ data: { from: today } });
    expect(await extend(number, addDays(today, 9), 2)).toMatchObject({ msgCode: 'ORDER_CHANGED' });
    expect(await extend(number, addDays(today, 9), 1, boss.browser)).toMatchObject({ msgCode: 'NOT_ORDER_MAKER' });
    for (const status of ['CANCELLED', 'REJECTED'])
      expect(await extend(await quote(status, today), addDays(today, 9))).toMatchObject({
        msgCode: 'MOVE_NOT_ALLOWED',
      });
    expect(await extend('404', today)).toMatchObject({ code: 404, msgCode: 'QUOTE_NOT_EXIST' });
    expect(await book.read('qo', companyId, number)).toMatchObject({ status: 'APPROVED', version: 1 });
  });
});
