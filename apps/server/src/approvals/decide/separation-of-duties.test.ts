import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { asDecider, atOnce } from '../../testing/orders/deciders.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** S16: nobody approves the own order, and nobody above the limit. */
const erp = await startTestApp();
const { book, companyId, companyCode, maker, person } = await openCompany(erp);
const SELF = { code: 403, msgCode: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF' };

describe('the own order', () => {
  it('stays closed under every spelling of the name that signs in, and in every place an order names a person', async () => {
    const jose = await person('5000', { userName: 'José Núñez', refId: 'E-77' });
    const other = maker.userId;
    await book.insert(companyId, 'buyer', { buyer_code: 'JN', buyer_name: 'By user', user_id: jose.userId });
    await book.insert(companyId, 'buyer', { buyer_code: 'JE', buyer_name: 'By employee', employee_id: 'E-77' });
    const own = [
      await book.order(companyId, 'po', { owner: jose.userId, requester: other }),
      await book.order(companyId, 'po', { owner: other, requester: jose.userId }),
      await book.order(companyId, 'po', { owner: other, buyer: 'JN' }),
      await book.order(companyId, 'po', { owner: other, buyer: 'JE' }),
    ];
    for (const spelling of ['José Núñez', 'JOSÉ NÚÑEZ', 'josé núñez']) {
      const signedIn = asDecider(await erp.signIn(companyCode, spelling));
      for (const number of own) {
        for (const event of ['approve', 'reject'])
          expect(await signedIn.fire('po', number, event), `${spelling} ${event}`).toMatchObject(SELF);
        const { data } = await signedIn.many([{ type: 'po', number, version: 1, decision: 'approve' }]);
        expect(data.outcomes[0]?.refusal).toMatchObject({ msgCode: SELF.msgCode });
        expect((await signedIn.read('po', number)).data.approval).toMatchObject({
          canApprove: false,
          reason: SELF.msgCode,
        });
      }
    }
    for (const number of own) expect(await book.decisions(companyId, 'po', number)).toEqual([]);
  });

  it('of every kind, for an administrator too', async () => {
    const admin = await person('999999');
    for (const kind of ['po', 'so', 'qo', 'wo', 'rma', 'rtv'] as const) {
      const number = await book.order(companyId, kind, { owner: admin.userId });
      expect(await admin.fire(kind, number, kind === 'so' ? 'review' : 'approve'), kind).toMatchObject(SELF);
    }
  });
});

describe('the limit', () => {
  const approver = person('1000');
  const lines = (price: string, ...more: { price: string; tax?: string }[]) => [{ price }, ...more];

  it('reaches to the cent and no further, and the refusal says how far', async () => {
    const { fire } = await approver;
    const exactly = await book.order(companyId, 'po', { owner: maker.userId, lines: lines('1000') });
    const above = await book.order(companyId, 'po', { owner: maker.userId, lines: lines('1000.01') });
    expect(await fire('po', above, 'approve')).toMatchObject({
      code: 403,
      msgCode: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT',
      data: { limit: '1000.00', currency: 'USD', amount: '1000.01' },
    });
    expect(await fire('po', exactly, 'approve')).toMatchObject({ success: true, data: { status: 'APPROVED' } });
    expect(await fire('po', above, 'reject')).toMatchObject({ success: true, data: { status: 'REJECTED' } });
  });

  it('counts the tax', async () => {
    const { fire } = await approver;
    const taxed = await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '900', tax: '13' }] });
    expect(await fire('po', taxed, 'approve')).toMatchObject({ data: { amount: '1017.00' }, success: false });
  });

  it("is in base currency, at the order's own rate", async () => {
    const { fire } = await approver;
    const foreign = (rate: string) =>
      book.order(companyId, 'so', { owner: maker.userId, currency: 'CNY', rate, lines: lines('7000') });
    expect(await fire('so', await foreign('0.14'), 'review')).toMatchObject({ success: true });
    expect(await fire('so', await foreign('0.142858'), 'review')).toMatchObject({
      data: { amount: '1000.01' },
      success: false,
    });
  });

  it('is not widened by a credit line', async () => {
    const { fire } = await approver;
    const order = { owner: maker.userId, lines: lines('1500', { price: '-1400' }) };
    const number = await book.order(companyId, 'po', order);
    expect(await book.read('po', companyId, number)).toMatchObject({ total: '100.00', approval_total: '1500.00' });
    expect(await fire('po', number, 'approve')).toMatchObject({ msgCode: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT' });
  });
});

describe('in two tabs', () => {
  it('one person decides once', async () => {
    const { userName } = await person('1000');
    const [left, right] = [
      asDecider(await erp.signIn(companyCode, userName)),
      asDecider(await erp.signIn(companyCode, userName)),
    ];
    for (let round = 0; round < 20; round += 1) {
      const number = await book.order(companyId, 'po', { owner: maker.userId });
      const answers = await atOnce(
        () => left.fire('po', number, 'approve'),
        () => right.fire('po', number, 'approve'),
      );
      expect(answers.map(({ msgCode }) => msgCode).sort()).toEqual(['OK', 'ORDER_CHANGED']);
      expect(await book.decisions(companyId, 'po', number)).toHaveLength(1);
    }
  });
});

describe('the licence', () => {
  it('of the module must hold today; an expired one holds nothing', async () => {
    const { book: shop, companyId: id, maker: buyer, person: hire } = await openCompany(erp, {}, ['ORDERS']);
    const boss = await hire('1000');
    const [po, wo] = [
      await shop.order(id, 'po', { owner: buyer.userId }),
      await shop.order(id, 'wo', { owner: buyer.userId }),
    ];
    expect(await boss.fire('wo', wo, 'approve')).toMatchObject({
      code: 403,
      msgCode: 'NOT_LICENSED',
      data: { module: 'PRODUCTION' },
    });
    await erp.owner.query(`update licence set valid_until = '2026-01-01' where company_id = $1`, [id]);
    expect(await boss.fire('po', po, 'approve')).toMatchObject({ msgCode: 'NOT_LICENSED', data: { module: 'ORDERS' } });
    expect((await boss.read('po', po)).data.approval).toMatchObject({ canApprove: false, reason: 'NOT_LICENSED' });
  });
});
