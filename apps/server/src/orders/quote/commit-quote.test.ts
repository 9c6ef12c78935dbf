import { addDays, todayIn } from '@gemba/contract/kit/dates';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { atOnce } from '../../testing/orders/deciders.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp);
const boss = await person('1000');
const today = todayIn('UTC', new Date());

const rowsOf = async (table: string, column: string, number: string) =>
  (
    await erp.owner.query<Record<string, unknown>>(
      `select item_number, part_number, revision, description, list_price, discount, tax_code, tax_rate, date_required, ext_price,
              ${table === 'quote_item' ? 'quantity' : 'quantity_ordered as quantity'}
         from ${table} where company_id = $1 and ${column} = $2 order by 1`,
      [companyId, number],
    )
  ).rows;

describe('committing a quote', () => {
  it('makes a sales order with the same items, prices, discounts, taxes and dates, which waits for its review', async () => {
    const lines = [
      { quantity: '3', price: '12.345678', discount: '2.5', tax: '13' },
      { quantity: '1.5', price: '10', part: null },
      { part: 'W00-10/100(A)', price: '7' },
    ];
    const quote = { owner: maker.userId, status: 'APPROVED', currency: 'EUR', rate: '1.1', lines };
    const number = await book.order(companyId, 'qo', { ...quote, columns: { message: 'Soon', incoterm: 'FCA' } });
    const { data } = await boss.fire('qo', number, 'commit', 1, 'They said yes');
    expect(data).toMatchObject({ status: 'COMMITTED', version: 2, soNumber: expect.any(String) });
    const soNumber = data.soNumber ?? '';
    const [before, made] = [await book.read('qo', companyId, number), await book.read('so', companyId, soNumber)];
    expect(made).toMatchObject({
      status: 'NOT_REVIEWED',
      version: 1,
      qo_number: number,
      so_date: today,
      review_by: null,
    });
    for (const same of [
      'customer_id',
      'owner',
      'currency',
      'exchange_rate',
      'terms',
      'message',
      'incoterm',
      'total',
      'tax_total',
      'approval_total',
    ])
      expect(made[same], same).toEqual(before[same]);
    expect(await rowsOf('sales_order_item', 'so_number', soNumber)).toEqual(
      await rowsOf('quote_item', 'qo_number', number),
    );
    expect(data.history[0]).toMatchObject({ decision: 'COMMIT', comment: 'They said yes' });
    expect((await boss.read('so', soNumber)).data).toMatchObject({ qoNumber: number, status: 'NOT_REVIEWED' });
    expect(await boss.fire('qo', number, 'commit', 2)).toMatchObject({ code: 409, msgCode: 'MOVE_NOT_ALLOWED' });
  });

  it('is due when its first item is required, unless the quote has days of its own', async () => {
    const daysOf = async (own: Record<string, string>) => {
      const lines = [{ quantity: '1' }, { quantity: '2' }, { quantity: '3' }];
      const columns = { arrival_date: null, ship_date: null, ...own };
      const number = await book.order(companyId, 'qo', { owner: maker.userId, status: 'APPROVED', lines, columns });
      const required = `update quote_item set date_required = date '2026-09-10' - item_number where company_id = $1
                           and qo_number = $2 and item_number < 3`;
      await erp.owner.query(required, [companyId, number]);
      const { data } = await boss.fire('qo', number, 'commit', 1);
      const { arrival_date, ship_date } = await book.read('so', companyId, data.soNumber ?? '');
      return { arrival_date, ship_date };
    };
    expect(await daysOf({})).toEqual({ arrival_date: '2026-09-08', ship_date: '2026-09-08' });
    expect(await daysOf({ arrival_date: '2026-09-20' })).toEqual({
      arrival_date: '2026-09-20',
      ship_date: '2026-09-20',
    });
  });

  it('by two at once makes one sales order, 20 times', async () => {
    const other = await person('1000');
    for (let round = 0; round < 20; round += 1) {
      const number = await book.order(companyId, 'qo', { owner: maker.userId, status: 'APPROVED' });
      const answers = await atOnce(
        () => boss.fire('qo', number, 'commit'),
        () => other.fire('qo', number, 'commit'),
      );
      expect(answers.map(({ msgCode }) => msgCode).sort()).toEqual(['OK', 'ORDER_CHANGED']);
      const { rows } = await erp.owner.query('select 1 from sales_order where company_id = $1 and qo_number = $2', [
        companyId,
        number,
      ]);
      expect(rows).toHaveLength(1);
    }
  });

  it('needs an authority, but no limit', async () => {
    const number = await book.order(companyId, 'qo', {
      owner: maker.userId,
      status: 'APPROVED',
      lines: [{ price: '99999' }],
    });
    expect(await maker.fire('qo', number, 'commit')).toMatchObject({ code: 403, msgCode: 'AUTHORIZATION_REQUIRED' });
    expect(await boss.fire('qo', number, 'commit')).toMatchObject({ success: true });
  });

  it('ends with its last day: refused as expired, and kept so', async () => {
    const until = (valid_until: string, status: string) =>
      book.order(companyId, 'qo', { owner: maker.userId, status, columns: { valid_until } });
    const lastDay = await until(today, 'APPROVED');
    expect(await boss.fire('qo', lastDay, 'commit')).toMatchObject({ success: true });
    for (const [status, event] of [
      ['APPROVED', 'commit'],
      ['NOT_APPROVED', 'approve'],
    ] as const) {
      const number = await until(addDays(today, -1), status);
      expect((await boss.read('qo', number)).data.events).toContainEqual({
        event,
        refusal: 'QUOTE_EXPIRED',
        asks: event === 'commit',
      });
      expect(await boss.fire('qo', number, event)).toMatchObject({
        code: 409,
        msgCode: 'QUOTE_EXPIRED',
        data: { qoNumber: number },
      });
      expect(await book.read('qo', companyId, number)).toMatchObject({
        status: 'EXPIRED',
        version: 2,
        so_number: null,
      });
      expect(await book.decisions(companyId, 'qo', number)).toMatchObject([{ decision: 'EXPIRE' }]);
      expect(await boss.fire('qo', number, event, 1)).toMatchObject({ msgCode: 'ORDER_CHANGED' });
      expect(await boss.fire('qo', number, 'commit', 2)).toMatchObject({ msgCode: 'QUOTE_EXPIRED' });
    }
    const many = await until(addDays(today, -1), 'NOT_APPROVED');
    const { data } = await boss.many([{ type: 'qo', number: many, version: 1, decision: 'approve' }]);
    expect(data.outcomes[0]?.refusal?.msgCode).toBe('QUOTE_EXPIRED');
    expect(await book.read('qo', companyId, many)).toMatchObject({ status: 'EXPIRED' });
  });
});
