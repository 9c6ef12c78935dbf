import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { atOnce, key } from '../../testing/orders/deciders.ts';
import { LONG } from '../../testing/sweep.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';

/** I11, T4, M10: an approval binds the version that was looked at, whoever is faster. */
const [DECIDED, IN_LISTS, EDITED] = LONG ? [200, 10, 100] : [60, 3, 30];

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp);
const [anna, bert] = [await person('1000'), await person('1000')];

describe('two people decide the same order at once', () => {
  it(`${DECIDED} times over: one decision each time, and the other learns that the order changed`, async () => {
    const kinds = ['po', 'so', 'qo', 'wo', 'rma', 'rtv'] as const;
    for (let round = 0; round < DECIDED; round += 1) {
      const kind = kinds[round % kinds.length] ?? 'po';
      const yes = kind === 'so' ? 'review' : 'approve';
      const number = await book.order(companyId, kind, { owner: maker.userId });
      const answers = await atOnce(
        () => anna.fire(kind, number, yes),
        () => bert.fire(kind, number, round % 3 === 0 ? 'reject' : yes),
      );
      expect(answers.map(({ msgCode }) => msgCode).sort(), `${kind} ${number}`).toEqual(['OK', 'ORDER_CHANGED']);
      expect(answers.find(({ success }) => !success)).toMatchObject({ code: 409, data: { version: 2 } });
      const decided = await book.decisions(companyId, kind, number);
      expect(decided).toHaveLength(1);
      expect(await book.read(kind, companyId, number)).toMatchObject({ version: 2, status: decided[0]?.['to_status'] });
    }
  });

  it('by many at once, in opposite order: every order is decided once and nobody waits for ever', async () => {
    for (let round = 0; round < IN_LISTS; round += 1) {
      const numbers = [];
      for (let at = 0; at < 10; at += 1) numbers.push(await book.order(companyId, 'po', { owner: maker.userId }));
      const entries = numbers.map((number) => ({ type: 'po', number, version: 1, decision: 'approve' }) as const);
      const answers = await atOnce(
        () => anna.many(entries),
        () => bert.many(entries.toReversed()),
      );
      const outcomes = answers.flatMap(({ data }) => data.outcomes);
      for (const number of numbers) {
        const of = outcomes.filter((one) => one.number === number);
        expect(of.map(({ refusal }) => refusal?.msgCode ?? 'OK').sort()).toEqual(['OK', 'ORDER_CHANGED']);
        expect(await book.decisions(companyId, 'po', number)).toHaveLength(1);
      }
    }
  });
});

describe('one approves while another edits', () => {
  it(`${EDITED} times over: never approved above the limit, and one record for each version`, async () => {
    let approvals = 0;
    for (let round = 0; round < EDITED; round += 1) {
      const number = await book.order(companyId, 'po', {
        owner: maker.userId,
        lines: [{ quantity: '90', price: '10' }],
      });
      const dearer = { type: 'po', number, version: 1, itemNumber: 1, changes: { quantity: '200' } };
      const [approved, edited] = await atOnce<{ msgCode: string }>(
        () => anna.fire('po', number, 'approve'),
        () => maker.browser.post('/orderChanges', dearer, key()),
      );
      expect([`${approved?.msgCode}`, `${edited?.msgCode}`].sort()).toEqual(['OK', 'ORDER_CHANGED']);
      if (approved?.msgCode === 'OK') {
        approvals += 1;
        // The edit comes again with the version that it now knows: what was approved is not what it becomes.
        const again = await maker.browser.post('/orderChanges', { ...dearer, version: 2 }, key());
        expect(again).toMatchObject({ success: true, data: { applied: true, status: 'NOT_APPROVED', version: 3 } });
      }
      const order = await book.read('po', companyId, number);
      expect(order).toMatchObject({ status: 'NOT_APPROVED', approval_total: '2000.00', approve_by: null });
      expect(await anna.fire('po', number, 'approve', order['version'] as number)).toMatchObject({
        msgCode: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT',
      });
      const versions = (await book.decisions(companyId, 'po', number)).map((row) => row['order_version']);
      expect(new Set(versions).size).toBe(versions.length);
    }
    expect(approvals).toBeGreaterThan(0);
    const { rows } = await erp.owner.query(
      `select 1 from purchase_order where company_id = $1 and status = 'APPROVED' and approval_total > 1000`,
      [companyId],
    );
    expect(rows).toEqual([]);
  });
});

it('counts no authority that was taken back while the order was held by somebody else', async () => {
  const carl = await person('1000');
  const number = await book.order(companyId, 'po', { owner: maker.userId });
  await erp.owner.query('begin');
  await erp.owner.query('select 1 from purchase_order where company_id = $1 and po_number = $2 for update', [
    companyId,
    number,
  ]);
  const sent = carl.many([{ type: 'po', number, version: 1, decision: 'approve' }]);
  await untilWaiting(erp.owner);
  await erp.owner.query('delete from approval_authority where company_id = $1 and user_id = $2', [
    companyId,
    carl.userId,
  ]);
  await erp.owner.query('commit');
  expect((await sent).data.outcomes[0]).toMatchObject({ refusal: { msgCode: 'AUTHORIZATION_REQUIRED' } });
  expect(await book.decisions(companyId, 'po', number)).toEqual([]);
});
