import { describe, expect, it } from 'vitest';
import { checkCompany } from '../../inventory/index.ts';
import { openCompany } from '../../testing/orders/company.ts';
import { key } from '../../testing/orders/deciders.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp);
const boss = await person('1000');
const entry = (number: string, more = {}) => ({
  type: 'po' as const,
  number,
  version: 1,
  decision: 'approve' as const,
  ...more,
});

describe('deciding many at once', () => {
  it('gives each its own outcome, in the order that was sent; a refusal undoes nothing of the others', async () => {
    const fine = await book.order(companyId, 'po', { owner: maker.userId });
    const dear = await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '2000' }] });
    const own = await book.order(companyId, 'so', { owner: boss.userId });
    const stale = await book.order(companyId, 'wo', { owner: maker.userId, columns: { version: 7 } });
    const no = await book.order(companyId, 'rma', { owner: maker.userId });
    const { data } = await boss.many([
      entry(stale, { type: 'wo' }),
      entry(fine, { comment: 'Good price' }),
      entry(dear),
      entry(own, { type: 'so' }),
      entry('99999'),
      entry(no, { type: 'rma', decision: 'reject', comment: 'Not ours' }),
    ]);
    expect(data.outcomes).toMatchObject([
      { number: stale, done: null, refusal: { msgCode: 'ORDER_CHANGED', data: { version: 7 } } },
      { number: fine, done: { version: 2, status: 'APPROVED', undoableUntil: expect.any(String) }, refusal: null },
      {
        number: dear,
        refusal: { msgCode: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT', data: { limit: '1000.00', currency: 'USD' } },
      },
      { number: own, refusal: { msgCode: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF' } },
      { number: '99999', refusal: { msgCode: 'PO_NOT_EXIST', data: { poNumber: '99999' } } },
      { number: no, done: { status: 'REJECTED' }, refusal: null },
    ]);
    expect(await book.decisions(companyId, 'po', fine)).toMatchObject([
      { comment: 'Good price', decided_by: boss.userId },
    ]);
    expect(await boss.withdraw(data.outcomes[1]?.done?.decisionId)).toMatchObject({ success: true });
  });

  it('tells who was slower what became of the order, and by whom', async () => {
    const number = await book.order(companyId, 'po', { owner: maker.userId });
    const faster = await person('1000');
    await faster.fire('po', number, 'reject', 1, 'Too dear');
    const told = { version: 2, status: 'REJECTED', decision: 'REJECT', by: faster.userName };
    expect((await boss.many([entry(number)])).data.outcomes[0]?.refusal).toMatchObject({
      msgCode: 'ORDER_CHANGED',
      data: told,
    });
    expect(await boss.fire('po', number, 'approve', 1)).toMatchObject({ msgCode: 'ORDER_CHANGED', data: told });
  });

  it("says each refusal in the caller's language", async () => {
    const own = await book.order(companyId, 'po', { owner: boss.userId });
    for (const [lang, words] of [
      ['zh_CN', '不能'],
      ['es_ES', 'propia'],
      ['en_US', 'own order'],
    ] as const) {
      const { data } = await boss.many([entry(own)], { ...key(), Lang: lang } as ReturnType<typeof key>);
      expect(data.outcomes[0]?.refusal?.msg).toContain(words);
    }
  });

  it('writes the limit as the language writes money, and sends it as it is', async () => {
    const rich = await person('12345678.5');
    const dear = await book.order(companyId, 'po', { owner: maker.userId, amount: '99999999' });
    for (const [lang, words] of [
      ['zh_CN', '12,345,678.50 USD'],
      ['es_ES', '12.345.678,50 USD'],
      ['en_US', '12,345,678.50 USD'],
    ] as const) {
      const { data } = await rich.many([entry(dear)], { ...key(), Lang: lang } as ReturnType<typeof key>);
      expect(data.outcomes[0]?.refusal?.msg).toContain(words);
      expect(data.outcomes[0]?.refusal?.data).toMatchObject({ limit: '12345678.50' });
    }
  });

  it('takes 1 to 50; of one that is sent twice the first counts, and the others are decided', async () => {
    const fifty = Array.from({ length: 50 }, (_, at) => entry(`N${at}`));
    expect((await boss.many(fifty)).data.outcomes).toHaveLength(50);
    for (const wrong of [[], [...fifty, entry('N50')]])
      expect(await boss.many(wrong)).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
    const [twice, once] = [
      await book.order(companyId, 'po', { owner: maker.userId }),
      await book.order(companyId, 'po', { owner: maker.userId }),
    ];
    const { data } = await boss.many([entry(twice), entry(twice, { decision: 'reject' }), entry(once)]);
    expect(data.outcomes).toMatchObject([
      { number: twice, done: { status: 'APPROVED' } },
      {
        number: twice,
        done: null,
        refusal: { msgCode: 'INVALID_INPUT', data: { field: 'decisions.1', rule: 'repeated' } },
      },
      { number: once, done: { status: 'APPROVED' } },
    ]);
    expect(await book.decisions(companyId, 'po', twice)).toHaveLength(1);
  });

  it('with the same key twice does it once and answers the same to the byte; another body is refused', async () => {
    const number = await book.order(companyId, 'po', { owner: maker.userId });
    const headers = key();
    const first = await boss.many([entry(number)], headers);
    expect((await boss.many([entry(number)], headers)).text).toBe(first.text);
    expect(await book.decisions(companyId, 'po', number)).toHaveLength(1);
    expect(await boss.many([entry(number, { decision: 'reject' })], headers)).toMatchObject({
      msgCode: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await boss.browser.post('/approvals', { decisions: [entry(number)] })).toMatchObject({
      msgCode: 'IDEMPOTENCY_KEY_REQUIRED',
    });
  });

  it("looks at the role of each kind, and never at another company's orders", async () => {
    const seller = await person('1000', { roles: ['FIND_SALES_ORDER'] });
    const number = await book.order(companyId, 'po', { owner: maker.userId });
    const sale = await book.order(companyId, 'so', { owner: maker.userId });
    const { data } = await seller.many([entry(number), entry(sale, { type: 'so' })]);
    expect(data.outcomes).toMatchObject([
      { refusal: { msgCode: 'LIMITED_PERMISSIONS' } },
      { done: { status: 'OPEN' } },
    ]);
    const rival = await openCompany(erp);
    const stranger = await rival.person('1000');
    const foreign = await stranger.many([entry(number)]);
    expect(foreign.data.outcomes[0]?.refusal?.msgCode).toBe('PO_NOT_EXIST');
    expect(await stranger.fire('po', number, 'approve')).toMatchObject({ code: 404, msgCode: 'PO_NOT_EXIST' });
  });

  it('leaves a line in the log for each decision, without a word of what was typed', async () => {
    const number = await book.order(companyId, 'po', { owner: maker.userId });
    const { data } = await boss.many([entry(number, { comment: 'canary-4711\nforged line' }), entry('canary-4712')]);
    const lines = erp.log.filter((line) => line.includes('"noted"'));
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      call: 'decideApprovals',
      company: companyId,
      user: boss.userId,
      noted: [
        { decided: 'po', decision: data.outcomes[0]?.done?.decisionId, to: 'APPROVED' },
        { decided: 'po', refused: 'PO_NOT_EXIST' },
      ],
    });
    expect(erp.log.join('')).not.toMatch(/canary-471/);
  });
});

describe('what open orders promise', () => {
  const promised = async (part: string) =>
    (
      await erp.owner.query<{ on_order: string; on_demand: string }>(
        'select on_order::float, on_demand::float from part_stock where company_id = $1 and part_number = $2',
        [companyId, part],
      )
    ).rows[0];

  it('follows an approval, its withdrawal and a cancellation', async () => {
    const before = await promised('W00-10/100(A)');
    const line = { part: 'W00-10/100(A)', quantity: '7' };
    const po = await book.order(companyId, 'po', { owner: maker.userId, lines: [line, { part: null, quantity: '3' }] });
    const so = await book.order(companyId, 'so', { owner: maker.userId, lines: [line, line] });
    const { data } = await boss.many([entry(po), entry(so, { type: 'so' })]);
    expect(await promised('W00-10/100(A)')).toEqual({ on_order: 7, on_demand: 14 });
    await boss.withdraw(data.outcomes[0]?.done?.decisionId);
    await maker.fire('so', so, 'cancel', 2);
    expect(await promised('W00-10/100(A)')).toEqual(before);
  });

  it('adds up over everything that was decided here', async () => {
    const rules = ['on_order_is_not_open_orders', 'on_demand_is_not_open_orders'];
    expect(await checkCompany(erp.owner, companyId, rules)).toEqual({
      on_order_is_not_open_orders: 0,
      on_demand_is_not_open_orders: 0,
    });
  });
});
